/** The lease of a shop or an office that ends. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const SHOP_SAID: Test = {
  says: [
    'shop',
    'salon',
    'business premises',
    'commercial lease',
    'business lease',
    'restaurant',
    'workshop',
    'cafe',
    'café',
  ],
}
const LEASE_END_SAID: Test = {
  says: [
    'lease ends',
    'lease runs out',
    'lease is ending',
    'end of the lease',
    'lease expires',
    'lease renewal',
    'renew the lease',
    'renew my lease',
    'section 25 notice',
  ],
}
const SHOP_LAW: Authority = {
  title: 'Landlord and Tenant Act 1954',
  provision: 'sections 23 to 30 and 38A (business leases)',
  url: 'https://www.legislation.gov.uk/ukpga/Eliz2/2-3/56/section/24',
  inForceFrom: '2004-06-01',
}

const SHOP_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY', 'EVICTION_NOTICE'],
  when: { all: [SHOP_SAID, LEASE_END_SAID] },
} satisfies Partial<Rule>

export const SHOP_LEASE: readonly Rule[] = [
  {
    ...SHOP_ROW,
    id: 'gb.shop-lease.right-renew',
    kind: 'right',
    rank: 7,
    says: 'A business tenant can in most cases stay on and ask a court for a new lease. It is not so if the lease left these rules out before it began.',
    authority: SHOP_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales'],
    id: 'gb.shop-lease.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    asks: [
      ['shop', 'salon', 'business premises', 'restaurant', 'office', 'workshop', 'cafe'],
      [
        'lease ends',
        'lease runs out',
        'renew',
        'have to go',
        'must go',
        'right to stay',
        'end of the lease',
      ],
    ],
    verdict: 'it_depends',
    says: 'In most cases you can stay and ask for a new lease, unless the lease left these rules out. The landlord needs a reason set by law, and you may get money. Act before the day in any notice.',
    authority: SHOP_LAW,
  },
]
