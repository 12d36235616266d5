/** Questions about loans: a car or home that a lender wants to take, and loans to cancel: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_JA: Words = {
  'nz.ask.cancel-loan': {
    says: '消費者ローンは、書類を手渡しで受け取ったら5営業日、メールなら7営業日、郵便なら9営業日以内に取り消せます。お金は返さなければなりません。',
    dependsOn: '書類をどう受け取ったか',
  },
  'nz.ask.repossession': {
    says: '物が失われる危険がなければ、貸し手は引き揚げの警告通知(repossession warning notice)を送らなければならず、滞納分を払うのに最低15日あります。その前に書面で、事情による変更(hardship)を求め、払える額を申し出てください。病気、失業、給付の停止は正当な理由です。引き揚げは免許のある業者が朝6時から夜9時だけで、日曜と祝日はできません。断られたら無料の苦情窓口とMoneyTalks(0800 345 123)へ。',
  },
  'nz.ask.mortgage': {
    says: '銀行の生活困難（hardship）の係と、MoneyTalks（0800 345 123）に電話してください。担保の売却（mortgagee sale）の前に、少なくとも20営業日の知らせが必要です。',
  },
}
