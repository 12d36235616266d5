/** What the law of Florida adds on work. */
import type { Rule } from '@plainletter/contracts/rule'

import { rightsIn } from './state-law.ts'
import { KEEP_COVER, MINIMUM_PAY } from './work-subjects.ts'

const right = rightsIn('FL')

export const FLORIDA_WORK: readonly Rule[] = [
  right('keep-cover', KEEP_COVER, {
    says: 'In Florida you can mostly keep the health plan of a small firm for 18 months, at your own cost. Ask within days.',
    law: 'Florida Health Insurance Coverage Continuation Act, Florida Statutes 627.6692',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0600-0699/0627/Sections/0627.6692.html',
  }),
  right('minimum-pay', MINIMUM_PAY, {
    says: 'In Florida the minimum wage is higher than the federal one. You can claim what you were paid too little.',
    law: 'Florida Constitution article X, section 24; Florida Statutes 448.110',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0400-0499/0448/Sections/0448.110.html',
  }),
]
