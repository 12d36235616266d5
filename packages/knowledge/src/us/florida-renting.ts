/** What the law of Florida adds on renting a home. */
import type { Rule } from '@plainletter/contracts/rule'

import { BROKEN_RULE, LAST_NOTICE } from './eviction-subjects.ts'
import { MOBILE_HOME, RENTAL_REFUSED } from './renting-subjects.ts'
import { rightsIn } from './state-law.ts'

const right = rightsIn('FL')

export const FLORIDA_RENTING: readonly Rule[] = [
  right('rental-refused', RENTAL_REFUSED, {
    says: 'In Florida a landlord may not refuse you for race, religion, children, disability and the like. You can complain for free.',
    law: 'Florida Fair Housing Act, Florida Statutes 760.23 and 760.34',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0700-0799/0760/Sections/0760.23.html',
  }),
  right('last-notice', LAST_NOTICE, {
    says: 'In Florida the sheriff’s notice gives you 24 hours. Go to the court at once if you paid or the ruling is wrong.',
    law: 'Florida Statutes 83.62',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0000-0099/0083/Sections/0083.62.html',
  }),
  right('mobile-home', MOBILE_HOME, {
    says: 'In Florida a park can evict only for reasons in the law. A rent rise needs 90 days’ notice, and residents can ask for a meeting.',
    law: 'Florida Mobile Home Act, Florida Statutes 723.037, 723.038 and 723.061',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0700-0799/0723/Sections/0723.061.html',
  }),
  right('broken-rule', BROKEN_RULE, {
    says: 'In Florida a notice over a broken rule must mostly give you seven days to put it right. Serious acts are different.',
    law: 'Florida Statutes 83.56(2)',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0000-0099/0083/Sections/0083.56.html',
  }),
]
