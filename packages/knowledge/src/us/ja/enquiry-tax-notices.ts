/** The Japanese words of the rows in ../enquiry-tax-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_NOTICES_JA: Words = {
  'us.fact.irs-final-levy-notice': {
    says: 'これは、IRSが給料・銀行のお金・車を差し押さえる前の最後の通知です。通知の日付から30日以内に、Form 12153を配達証明郵便で送ってください。不服審査（Appeals）の決定まで差し押さえはふつう止まり、租税裁判所への道も残ります。その中で、払える分割払いか、生活困難による一時停止を求めます。未提出の申告も出してください。電話をしても不利にはなりません。',
  },
  'us.fact.irs-final-notice-missed': {
    says: '通知の日付の翌日から1年間は、Form 12153で「equivalent hearing」をまだ求められます。ただし法律上は差し押さえを止めず、その後の租税裁判所もありません。だから今すぐIRSに電話し、分割払いか、家賃や食費が払えないなら一時停止を求めてください。差し押さえが止まったり、お金が戻ったりします。困窮しているときはTaxpayer Advocate（Form 911）にも頼めます。',
  },
  'us.fact.irs-reminder': {
    says: 'CP501とCP503は税金の請求の督促です。これだけではIRSはまだ給料や銀行のお金を取れませんが、還付金を充てることはあります。書かれた日までに、払うか、IRS.govで分割払いを求めてください。利息は続きます。金額が違うなら証拠を付けて書面で伝えます。次にはふつうCP504、その後に最後の通知（LT11・Letter 1058・CP90）が来ます。',
  },
  'us.fact.irs-levy-notice-no-number': {
    says: '手紙の隅にある番号を見てください。CP504なら、IRSが取れるのは今のところ主に州税の還付金です。LT11・Letter 1058・CP90は最後の通知です。日付から30日以内にForm 12153を送れば、給料や口座の差し押さえはふつう止まります。どちらでも、今すぐIRS.govで分割払いを、家賃や食費が払えないなら一時停止を求めてください。',
  },
  'us.fact.irs-90-day-letter': {
    says: 'この手紙が来たら、払う前に租税裁判所（Tax Court）に訴えられます。最後の日は手紙に印刷されています。日付から90日、国外に送られた場合は150日です。IRSに電話や手紙を出しても延びません。ustaxcourt.govで申し立ててください。少額の手数料は免除されることもあります。IRSにも証拠を送ります。その日を過ぎると、IRSは請求し取り立てられます。',
  },
}
