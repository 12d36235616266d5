/** Questions about wages that an employer paid by mistake: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERPAID_WAGES_JA: Words = {
  'gb.ask-work.overpaid-wages': {
    says: '誤って払われた給料は、次の給料から同意なしでも取り戻せます。ただ、まず各金額の計算と、少額の分割を求めてください。一度に引かれると家賃や食費がなくなるなら伝え、毎月の額を申し出ます。Acasは公正な計画の合意を勧めています：0300 123 1100。',
  },
  'gb.ask-work.bonus': {
    says: '賞与や歩合は賃金です。契約、手紙、メールが金額を約束し、条件を満たしたなら、会社に支払義務があります。辞める人についての定めを読んでください。会社の裁量なら、たいてい会社が決められるので、理由を書面で尋ねます。書類と支払期日を送り、期限の前にAcas(0300 123 1100)に電話してください。',
    dependsOn: '契約や約束の内容',
  },
  'gb.ask-work.pay-for-damage': {
    says: '給料から引けるのは、契約か、起きる前に署名した書面が認めるときだけです。あとからの同意は認められません。今は何も署名しないでください。そうした定めがなければ、会社は裁判で不注意を示す必要があります。定めと実際の費用を書面で尋ねてください。それでも引かれたらAcas(0300 123 1100)へ。',
    dependsOn: '起きる前に署名した内容',
  },
}
