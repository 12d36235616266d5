/** What the law of Texas adds on renting a home. */
import type { Rule } from '@plainletter/contracts/rule'

import { EVICTION_DAY, LAST_NOTICE, LATE_RENT } from './eviction-subjects.ts'
import {
  LANDLORDS_BILL,
  MOBILE_HOME,
  RENTAL_REFUSED,
  SAFE_LEAVE,
  UPFRONT_MONEY,
} from './renting-subjects.ts'
import { rightsIn } from './state-law.ts'

const right = rightsIn('TX')

export const TEXAS_RENTING: readonly Rule[] = [
  right('rental-refused', RENTAL_REFUSED, {
    says: 'In Texas a landlord may not refuse you for race, religion, children, disability and the like. You can complain for free.',
    law: 'Texas Fair Housing Act, Property Code 301.021 and 301.081',
    url: 'https://statutes.capitol.texas.gov/Docs/PR/htm/PR.301.htm',
  }),
  right('upfront-money', UPFRONT_MONEY, {
    says: 'In Texas a landlord who has not said yes within seven days has refused you. The application deposit must then come back.',
    law: 'Texas Property Code 92.351 to 92.354',
    url: 'https://statutes.capitol.texas.gov/Docs/PR/htm/PR.92.htm',
  }),
  right('last-notice', LAST_NOTICE, {
    says: 'In Texas the officer must first post a written warning, at least 24 hours before. Ask legal aid today about an appeal.',
    law: 'Texas Property Code 24.0061; Texas Rules of Civil Procedure 510.8 and 510.9',
    url: 'https://statutes.capitol.texas.gov/Docs/PR/htm/PR.24.htm',
  }),
  right('safe-leave', SAFE_LEAVE, {
    says: 'In Texas a victim of abuse can mostly end a lease early with papers that prove it. Ask a hotline for help first.',
    law: 'Texas Property Code 92.016 and 92.0161',
    url: 'https://statutes.capitol.texas.gov/Docs/PR/htm/PR.92.htm',
  }),
  right('landlords-bill', LANDLORDS_BILL, {
    says: 'In Texas tenants can mostly pay for power or water when the landlord does not, and take that off the rent.',
    law: 'Texas Property Code 92.301',
    url: 'https://statutes.capitol.texas.gov/Docs/PR/htm/PR.92.htm',
  }),
  right('mobile-home', MOBILE_HOME, {
    says: 'In Texas a law of its own guards people who rent a place for a manufactured home. It asks for a written lease and longer notices.',
    law: 'Texas Property Code chapter 94 (manufactured home tenancies)',
    url: 'https://statutes.capitol.texas.gov/Docs/PR/htm/PR.94.htm',
  }),
  right('late-rent', LATE_RENT, {
    says: 'In Texas a tenant who was not late before must be given the choice to pay the rent within the notice.',
    law: 'Texas Property Code 24.005, as amended by Senate Bill 38 of 2025',
    url: 'https://statutes.capitol.texas.gov/Docs/PR/htm/PR.24.htm',
    from: '2026-01-01',
  }),
  right('eviction-day', EVICTION_DAY, {
    says: 'In Texas you need no written answer to an eviction suit. Come to the trial on the day in the papers, or the landlord can win.',
    law: 'Texas Rules of Civil Procedure 510.4 and 510.6',
    url: 'https://www.txcourts.gov/rules-forms/rules-standards/',
  }),
]
