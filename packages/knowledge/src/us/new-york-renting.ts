/** What the law of New York adds on renting a home. */
import type { Rule } from '@plainletter/contracts/rule'

import {
  BROKEN_RULE,
  FORECLOSED_TENANT,
  HOLDOVER,
  LAST_NOTICE,
  LATE_RENT,
} from './eviction-subjects.ts'
import {
  EVICTION_RECORD,
  LANDLORDS_BILL,
  MOBILE_HOME,
  RENTAL_REFUSED,
  SAFE_LEAVE,
  UPFRONT_MONEY,
} from './renting-subjects.ts'
import { rightsIn } from './state-law.ts'

const right = rightsIn('NY')

export const NEW_YORK_RENTING: readonly Rule[] = [
  right('upfront-money', UPFRONT_MONEY, {
    says: 'In New York a deposit may be one month’s rent at most, and the fee for checking you $20 at most.',
    law: 'General Obligations Law (GOL) 7-108(1-a); Real Property Law (RPL) 238-a',
    url: 'https://www.nysenate.gov/legislation/laws/RPP/238-A',
    from: '2019-06-14',
  }),
  right('last-notice', LAST_NOTICE, {
    says: 'In New York a marshal or sheriff must give you at least 14 days’ notice. A judge can give you up to a year to move.',
    law: 'Real Property Actions and Proceedings Law (RPAPL) 749(2) and 753(1)',
    url: 'https://www.nysenate.gov/legislation/laws/RPA/749',
    from: '2019-06-14',
  }),
  right('safe-leave', SAFE_LEAVE, {
    says: 'In New York a victim of abuse can mostly end a lease early with papers that prove it. Ask a hotline for help first.',
    law: 'Real Property Law (RPL) 227-c',
    url: 'https://www.nysenate.gov/legislation/laws/RPP/227-C',
  }),
  right('landlords-bill', LANDLORDS_BILL, {
    says: 'In New York tenants can mostly pay for power or water when the landlord does not, and take that off the rent.',
    law: 'Real Property Law (RPL) 235-a; Public Service Law 33',
    url: 'https://www.nysenate.gov/legislation/laws/RPP/235-A',
  }),
  right('mobile-home', MOBILE_HOME, {
    says: 'In New York a park must offer you a lease and can evict only for reasons in the law. Rent may mostly rise by 3% a year.',
    law: 'Real Property Law (RPL) 233 and 233-b',
    url: 'https://www.nysenate.gov/legislation/laws/RPP/233',
  }),
  right('foreclosed-tenant', FORECLOSED_TENANT, {
    says: 'In New York tenants of a home that was foreclosed mostly get 90 days’ notice. A real lease mostly stays till it ends.',
    law: 'Real Property Actions and Proceedings Law (RPAPL) 1305',
    url: 'https://www.nysenate.gov/legislation/laws/RPA/1305',
  }),
  right('late-rent', LATE_RENT, {
    says: 'In New York a landlord must send a certified letter when rent is five days late. If none came, you can say so in court.',
    law: 'Real Property Law (RPL) 235-e(d)',
    url: 'https://www.nysenate.gov/legislation/laws/RPP/235-E',
    from: '2019-06-14',
  }),
  right('broken-rule', BROKEN_RULE, {
    says: 'In New York after a ruling on a broken lease rule you get 30 days to put it right, and then may stay.',
    law: 'Real Property Actions and Proceedings Law (RPAPL) 753(4)',
    url: 'https://www.nysenate.gov/legislation/laws/RPA/753',
    from: '2019-06-14',
  }),
  right('eviction-record', EVICTION_RECORD, {
    says: 'In New York a landlord may not refuse you because of a past eviction case.',
    law: 'Real Property Law (RPL) 227-f',
    url: 'https://www.nysenate.gov/legislation/laws/RPP/227-F',
    from: '2019-06-14',
  }),
  right('rental-refused', RENTAL_REFUSED, {
    says: 'In New York a landlord may not refuse you for race, religion, children, disability and the like. On vouchers ask legal aid: courts argue over that law.',
    law: 'New York State Human Rights Law, Executive Law 296(5)',
    url: 'https://www.nysenate.gov/legislation/laws/EXC/296',
  }),
  right('holdover', HOLDOVER, {
    says: 'In New York a judge in a holdover case can give you up to a year to move. Show that you looked for a home and found none.',
    law: 'Real Property Actions and Proceedings Law (RPAPL) 753(1)',
    url: 'https://www.nysenate.gov/legislation/laws/RPA/753',
    from: '2019-06-14',
  }),
]
