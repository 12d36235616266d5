/** The Japanese words of the rows in ../enquiry-health-premium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_PREMIUM_JA: Words = {
  'nl.ask.health-arrears': {
    says: '基本の医療保険は続きます。6か月分たまる前に保険会社と分割を決めれば、CAKに通知されません。CAKでは高い保険料を払います。分割の約束や町の債務支援で終わらせられます。',
  },
}
