/** What the law of Pennsylvania adds on renting a home. */
import type { Rule } from '@plainletter/contracts/rule'

import { BROKEN_RULE, EVICTION_DAY, LAST_NOTICE } from './eviction-subjects.ts'
import {
  LANDLORDS_BILL,
  MOBILE_HOME,
  RENTAL_REFUSED,
  RENT_ESCROW,
  UPFRONT_MONEY,
} from './renting-subjects.ts'
import { rightsIn } from './state-law.ts'

const right = rightsIn('PA')

export const PENNSYLVANIA_RENTING: readonly Rule[] = [
  right('rental-refused', RENTAL_REFUSED, {
    says: 'In Pennsylvania a landlord may not refuse you for race, religion, children, disability and the like. You can complain for free.',
    law: 'Pennsylvania Human Relations Act, 43 P.S. 955(h) and 959',
    url: 'https://www.palegis.us/statutes/unconsolidated',
  }),
  right('upfront-money', UPFRONT_MONEY, {
    says: 'In Pennsylvania a deposit may be two months’ rent at most in the first year, and one month’s rent after that.',
    law: 'Landlord and Tenant Act, 68 P.S. 250.511a and 250.511b',
    url: 'https://www.palegis.us/statutes/unconsolidated',
  }),
  right('last-notice', LAST_NOTICE, {
    says: 'In Pennsylvania an officer may put you out only from the 11th day after the order is served. You have ten days to appeal the judgment.',
    law: 'Pa.R.C.P.M.D.J. 515 to 519 and 1002; 68 P.S. 250.504',
    url: 'https://www.pacourts.us/courts/minor-courts',
  }),
  right('landlords-bill', LANDLORDS_BILL, {
    says: 'In Pennsylvania tenants can mostly pay for power or water when the landlord does not, and take that off the rent.',
    law: 'Utility Service Tenants Rights Act, 68 P.S. 399.1 to 399.18; 66 Pa.C.S. 1521 to 1533',
    url: 'https://www.palegis.us/statutes/consolidated/view-statute?txtType=HTM&ttl=66&div=0&chpt=15',
  }),
  right('mobile-home', MOBILE_HOME, {
    says: 'In Pennsylvania a park can evict only for reasons in the law, and must first give you a notice and time to put it right.',
    law: 'Manufactured Home Community Rights Act, 68 P.S. 398.1 to 398.16.2 (398.3)',
    url: 'https://www.palegis.us/statutes/unconsolidated',
  }),
  right('rent-escrow', RENT_ESCROW, {
    says: 'In Pennsylvania when a city certifies that a home is unfit, you can pay the rent into escrow. You may not be evicted for that.',
    law: 'Rent Withholding Act, 35 P.S. 1700-1',
    url: 'https://www.palegis.us/statutes/unconsolidated',
  }),
  right('broken-rule', BROKEN_RULE, {
    says: 'In Pennsylvania a notice over a broken rule must mostly give 15 days, or 30 for a lease of over a year. Read whether your lease says less.',
    law: 'Landlord and Tenant Act, 68 P.S. 250.501',
    url: 'https://www.palegis.us/statutes/unconsolidated',
  }),
  right('eviction-day', EVICTION_DAY, {
    says: 'In Pennsylvania come to the hearing on the day in the papers. If you have a claim against the landlord, file it there before that day.',
    law: 'Pa.R.C.P.M.D.J. 503 to 514 (508, cross-complaint)',
    url: 'https://www.pacourts.us/courts/minor-courts',
  }),
]
