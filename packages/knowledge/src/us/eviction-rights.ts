/** What the law gives a tenant who is told to leave. */
import type { Rule } from '@plainletter/contracts/rule'

import { HOME_LAW } from './authority.ts'
import { CHECKED, MAY_CHANGE, page } from './cite-law.ts'
import { ORDER_MADE, RENT_OWED } from './state-phrases.ts'

const HOME = {
  ...CHECKED,
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  topics: ['housing'],
} satisfies Partial<Rule>

const BEFORE_ORDER = { ...HOME, when: { not: [ORDER_MADE] } } satisfies Partial<Rule>

const FORECLOSED = page(
  'Protecting Tenants at Foreclosure Act (PTFA)',
  'Public Law 111-22, sections 701 to 704, made permanent in 2018',
  'https://www.hud.gov/topics/avoiding_foreclosure',
)

const GOOD_CAUSE = {
  title: 'Law of some states and cities: a landlord needs a good reason',
  provision:
    'for example California Civil Code 1946.2; New Jersey N.J.S.A. 2A:18-61.1; Oregon ORS 90.427; Washington RCW 59.18.650',
  url: 'https://www.usa.gov/tenant-rights',
  inForceFrom: '2020-01-01',
}

export const EVICTION_RIGHTS: readonly Rule[] = [
  {
    ...BEFORE_ORDER,
    id: 'us.home.right-court',
    kind: 'right',
    rank: 10,
    says: 'You have the right to a court hearing before you can be put out of your home.',
    authority: HOME_LAW.stateTenant,
  },
  {
    ...MAY_CHANGE,
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    topics: ['housing'],
    id: 'us.home.right-cares',
    kind: 'right',
    rank: 25,
    when: { all: [RENT_OWED], not: [ORDER_MADE] },
    says: 'If your home has federal help or a federally backed loan, a notice to leave for unpaid rent mostly must give 30 days.',
    authority: HOME_LAW.cares,
  },
  {
    ...HOME,
    id: 'us.home.right-fair',
    kind: 'right',
    rank: 40,
    says: 'A landlord may not evict you because of race, color, religion, sex, national origin, disability or having children.',
    authority: HOME_LAW.fairHousing,
  },
  {
    ...HOME,
    id: 'us.home.right-violence',
    kind: 'right',
    rank: 45,
    when: {
      any: [
        {
          says: [
            'domestic violence',
            'police',
            'section 8',
            'housing authority',
            'voucher',
            'public housing',
            'disturbance',
          ],
        },
      ],
    },
    says: 'In housing with federal help you may not be evicted because someone was violent to you.',
    authority: HOME_LAW.violence,
  },
  {
    ...HOME,
    id: 'us.home.right-service',
    kind: 'right',
    rank: 50,
    when: {
      any: [
        {
          says: [
            'military',
            'servicemember',
            'active duty',
            'deployment',
            'army',
            'navy',
            'air force',
          ],
        },
      ],
    },
    says: 'On active duty you and your family may in most cases not be evicted without a court order. A judge can give you 90 days.',
    authority: HOME_LAW.service,
  },
  {
    ...HOME,
    id: 'us.home.right-foreclosure',
    kind: 'right',
    rank: 50,
    when: { any: [{ says: ['foreclosure', 'foreclosed', 'new owner', 'trustee sale'] }] },
    says: 'A tenant in a foreclosed home must in most cases get 90 days’ notice, and may often stay until the lease ends.',
    authority: FORECLOSED,
  },
  {
    ...BEFORE_ORDER,
    checkedOn: '2026-11-23',
    id: 'us.home.right-good-cause',
    kind: 'right',
    rank: 60,
    says: 'Some states and cities let a landlord end a tenancy only for a reason that the law names. Unpaid rent is one, if the notice is right. Ask legal aid if yours is such a place.',
    authority: GOOD_CAUSE,
  },
]
