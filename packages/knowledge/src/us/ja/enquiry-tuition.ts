/** Questions about which tuition a state college may charge: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TUITION_JA: Words = {
  'us.agree.ask-tuition-mistake': {
    says: '今日、書面で residency office か registrar に不服を申し立ててください。州内学生 (in-state) と認めた文書を添え、規則、理由、期限を聞き、延滞料の停止を求めます。テキサスなど一部の州では、申告が正しければ、学校の誤りは次の学期からしか効きません。はっきりした約束を信じたことも助けになります。その後は学内オンブズ窓口か無料の法律支援へ。',
  },
  'us.agree.ask-tuition-resident': {
    says: '規則は州ごとに違います。多くは、学ぶためだけでなく住み続けるつもりで一年ほど住むことを求めます。証拠は賃貸契約、仕事、税金、運転免許、選挙人登録などです。親に養われている人は、親の住む所の住民とみなされることが多いです。断られたら、規則と理由を聞き、期限までに書面で不服を申し立ててください。',
    dependsOn: '州の規則とあなたの証拠',
  },
  'us.agree.ask-transcript': {
    says: 'カリフォルニア、ニューヨークなどの州では、借金を理由に学校が成績証明書 (transcript) を渡さないことは禁じられています。書面で請求し、正確な請求書も求め、その法律を示してください。ほかの州では、少額の分割払いと、勤め先や新しい学校への送付を求めましょう。どの州でも自分の記録は見られます。断られたら州の attorney general へ。',
    dependsOn: '州',
  },
}
