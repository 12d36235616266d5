/** Questions about wages that were not paid, paid late or by a bad check: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_JA: Words = {
  'us.ask-work.last-paycheck': {
    says: '働いた分は全部、遅くとも次の給料日までに払われなければなりません。すぐにという州もあります。払われないなら、州の労働の役所かWage and Hour Divisionに苦情を出してください。',
  },
  'us.ask-work.unpaid-wages': {
    says: '働いた時間を書き、書面で給料を求めてください。Wage and Hour Divisionに無料で苦情を出すか、訴えることができます。期間は2年、わざとなら3年です。',
  },
  'us.ask-life.wages': {
    says: '働いた時間を書き、額と支払いの日を書面で求めてください。次に、州の労働局に、無料で賃金の請求を出してください。訴えることもでき、たいてい二倍の額を求められます。求めたことで罰を受けてはなりません。',
  },
  'us.trouble.bad-paycheck': {
    says: '不渡りになった給料の小切手は、未払いの賃金です。給料と銀行の手数料を書面で求め、無料の賃金の請求を、できればほかの人と一緒に出してください。多くの州では、会社に罰金が加わります。',
  },
}
