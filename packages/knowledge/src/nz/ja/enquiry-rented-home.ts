/** The Japanese words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_JA: Words = {
  'nz.ask.healthy-homes': {
    says: '貸している家は、今はどれも、暖かさ、湿気、空気についてのhealthy homes standardsを満たさなければなりません。',
  },
  'nz.ask.repair-notice': {
    says: '直すよう求める14日の通知（14-day notice）を出してください。その後、借家審判所（Tenancy Tribunal）が、工事、家賃の引下げ、損害賠償を命じられます。',
  },
  'nz.ask.bond-law': {
    says: '敷金（bond）は最高で家賃4週間分で、23営業日以内に預けなければなりません。ふつうの傷みを超える損害は、家主が証明しなければなりません。',
  },
  'nz.ask.notice-days': {
    says: '期間の定めのない賃貸では、90日なら理由はいりません。42日なら法律の理由が必要です。仕返しの通知は無効で、28営業日以内に審判所（Tribunal）に申し立てます。',
  },
  'nz.ask.fix-it': {
    says: '家賃は払い続けてください。14日以内に直すよう、書面で通知します。直さなければ、Tenancy Tribunalが修理を命じ、家賃を下げ、お金を認められます。',
  },
  'nz.ask.fixed-term-early': {
    says: '期間の決まった賃貸は、家主が同意するか、ひどく困る事情で審判所（Tribunal）が認めたときだけ、早く終えられます。ほかの人に引き継ぐことも頼め、断るには公正な理由が必要です。',
  },
}
