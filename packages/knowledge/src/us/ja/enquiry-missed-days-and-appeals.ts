/** The Japanese words of the rows in ../enquiry-missed-days-and-appeals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_DAYS_AND_APPEALS_JA: Words = {
  'us.fact.late-unemployment-appeal': {
    says: '遅れても今日異議を出し、理由を書いてください。古い住所に届いた、役所の誤りなど正当な理由があれば、多くの州は受け付けます。いつ受け取ったかの証拠を付けます。その間も毎週申告を続け、遅れについての審理に出てください。',
  },
  'us.fact.medicare-ends': {
    says: '通知に書かれた迅速な異議（fast appeal）を今日求めてください。保険の終わる前日の正午までに、通知の番号の審査機関に電話します。無料で約1日で決まり、医師の記録も出せます。その間は退所させないよう頼みましょう。遅れても同じ番号に電話してください。',
  },
  'us.fact.i9-choice': {
    says: 'Form I-9の一覧のどの書類を見せるかはあなたが選びます。運転免許証とSocial Securityカードで十分です。見た目や話し方を理由に、グリーンカードや追加の書類を求めることはできません。一覧を見せてください。拒まれたら180日以内に司法省（無料1-800-255-7688）へ。',
  },
  'us.fact.green-card-expired-job': {
    says: '働く権利はカードの期限で終わりません。永住者のままです。採用のときに有効な書類を見せていれば、期限が切れても会社は改めて求めてはいけません。I-90の受領通知で期限が延びるので、両方を持ち歩いてください。人事にUSCISのI-9手引き7.1節を見せてください。断られたら180日以内に司法省へ電話してください：1-800-255-7688。2年のカードは別で、フォームI-751が要ります。',
  },
}
