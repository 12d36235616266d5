/** Demands for parking, leases, tenancies and care, by a collector, before court or in a claim. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES, cite } from './cite-law.ts'
import { ACCIDENT_CLAIM, POSSESSION_CLAIM } from './conditions.ts'
import { BEAVIS } from './parking-sources.ts'
import { PARKING_DEBT } from './several-kinds.ts'

const CLAIM = {
  ...CHECKED,
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
} satisfies Partial<Rule>
const LETTER = {
  ...CHECKED,
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
} satisfies Partial<Rule>
const LEASE: Test = {
  says: ['service charge', 'service charges', 'ground rent', 'forfeit the lease', 'forfeiture'],
}
const ADMIN_CHARGE: Test = { says: ['administration charge', 'administration charges'] }
const TENANCY: Test = {
  says: [
    'tenancy',
    'former tenancy',
    'former landlord',
    'former landlords',
    'your landlord',
    'your landlords',
    'residential lettings',
    'letting agent',
  ],
}
const END_OF_TENANCY: Test = {
  says: [
    'cleaning',
    'check out',
    'check-out',
    'checkout',
    'inventory',
    'carpet',
    'key replacement',
    'redecoration',
    'painting',
    'repainting',
    'damage',
  ],
}
const CARE: Test = { says: ['home care', 'care charges', 'care home', 'charging agreement'] }
const ENERGY: Test = {
  says: [
    'electricity',
    'gas supply',
    'gas account',
    'energy account',
    'energy supplier',
    'energy bill',
    'pre-payment meter',
    'prepayment meter',
  ],
}
const SMALL_LEASE_DEBT: Authority = {
  title: 'Commonhold and Leasehold Reform Act 2002',
  provision: 'section 167, with SI 2004/3086',
  url: 'https://www.legislation.gov.uk/ukpga/2002/15/section/167',
  inForceFrom: '2005-02-28',
}
const LEASE_CHARGES: Authority = {
  title: 'Commonhold and Leasehold Reform Act 2002',
  provision: 'section 158 and Schedule 11',
  url: 'https://www.legislation.gov.uk/ukpga/2002/15/schedule/11',
  inForceFrom: '2005-02-28',
}
const WELSH_CARE: Authority = {
  title: 'Social Services and Well-being (Wales) Act 2014',
  provision: 'Part 5 (charging and reviews)',
  url: 'https://www.legislation.gov.uk/anaw/2014/4/part/5',
  inForceFrom: '2016-04-06',
}
const CHARGE_SAID: Test = {
  says: [
    'parking charge',
    'parking charge notice',
    'unpaid parking charge',
    'private land',
    'parking management',
  ],
}
const SIGNS_LAW: Authority = {
  title: 'Consumer Rights Act 2015',
  provision: 'sections 62, 67 and 68 (terms on signs must be fair and clear)',
  url: 'https://www.legislation.gov.uk/ukpga/2015/15/section/62',
  inForceFrom: '2015-10-01',
}

const CHARGE_ROW = {
  ...CHECKED,
  kinds: ['COURT_CLAIM', 'LETTER_BEFORE_CLAIM'],
  when: { all: [CHARGE_SAID] },
} satisfies Partial<Rule>

export const CLAIMS_ON_PARKING_AND_HOMES: readonly Rule[] = [
  {
    ...CLAIM,
    nations: ENGLAND_AND_WALES,
    id: 'gb.parking-debt.beavis',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.8,
    rank: 9,
    when: PARKING_DEBT,
    says: 'The Supreme Court allowed an £85 parking charge in 2015, as the signs there were large and clear. Your signs and your sum may be different.',
    actionable:
      'Ask for photos of the signs and where they stood. Say so if they were hidden, small or hard to read.',
    authority: BEAVIS,
  },
  {
    ...CLAIM,
    kinds: ['LETTER_BEFORE_CLAIM'],
    nations: ENGLAND_AND_WALES,
    id: 'gb.lease-debt.small-sum',
    kind: 'right',
    rank: 4,
    when: { all: [LEASE] },
    says: 'A lease cannot be ended over £350 or less of rent and charges, unless some of it has been owed for over three years.',
    authority: SMALL_LEASE_DEBT,
  },
  {
    ...CLAIM,
    kinds: ['LETTER_BEFORE_CLAIM'],
    nations: ENGLAND_AND_WALES,
    id: 'gb.lease-debt.admin-charge',
    kind: 'right',
    rank: 5,
    when: { all: [LEASE, ADMIN_CHARGE] },
    says: 'An administration charge must be reasonable, and come with a summary of your rights. A tribunal can decide if you owe it.',
    authority: LEASE_CHARGES,
  },
  {
    ...CLAIM,
    nations: ['england'],
    id: 'gb.tenancy-debt.deposit',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.75,
    rank: 8,
    when: {
      all: [TENANCY],
      not: [
        {
          says: [
            'council tax',
            'borough council',
            'city council',
            'district council',
            'housing association',
          ],
        },
        ENERGY,
        ACCIDENT_CLAIM,
        POSSESSION_CLAIM,
      ],
    },
    says: 'If you paid a deposit, the landlord had to put it in a scheme within 30 days. If not, a court can order one to three times the deposit for you.',
    actionable:
      'Check the three schemes online for your deposit. If it was not there in time, say so and set your claim against theirs.',
    authority: cite('housing', 'sections 213 to 215', 'section/214'),
  },
  {
    ...CLAIM,
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'COURT_CLAIM',
      'CONSUMER_CONTRACT_DISPUTE',
    ],
    nations: ['england'],
    id: 'gb.tenancy-debt.fees',
    kind: 'right',
    rank: 9,
    when: { all: [TENANCY, END_OF_TENANCY], not: [POSSESSION_CLAIM] },
    says: 'A landlord or agent may not charge fees for cleaning, checks or paperwork. They can claim only for real damage or loss, not for wear from normal use.',
    authority: cite('feesTenant', 'section 1 and Schedule 1'),
  },
  {
    ...LETTER,
    nations: ['wales'],
    id: 'gb.care-debt.review-wales',
    kind: 'right',
    rank: 3,
    when: { all: [CARE] },
    says: 'In Wales you can ask the council to review a care charge and how it was worked out.',
    authority: WELSH_CARE,
  },
  {
    ...CHARGE_ROW,
    id: 'gb.claim.parking-fair-terms',
    kind: 'right',
    rank: 13,
    says: 'Terms on a sign must be fair and clear before they bind you. You can dispute sums added on top of the charge.',
    authority: SIGNS_LAW,
  },
  {
    ...CHECKED,
    kinds: ['COURT_CLAIM'],
    checkedOn: '2026-11-23',
    nations: ['england'],
    id: 'gb.claim.possession-ground-8',
    kind: 'right',
    rank: 6,
    when: {
      all: [POSSESSION_CLAIM, { says: ['ground 8'] }],
    },
    says: 'For a notice given since 1 May 2026, ground 8 needs three months of rent owed at the notice and again at the hearing. Owe less by then, and it falls away.',
    authority: {
      title: "Renters' Rights Act 2025",
      provision: 'section 3 and Schedule 1, changing Housing Act 1988, Schedule 2, ground 8',
      url: 'https://www.legislation.gov.uk/ukpga/2025/26/schedule/1',
      inForceFrom: '2026-05-01',
    },
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    nations: ['england'],
    id: 'gb.claim.right-wear',
    kind: 'right',
    kinds: ['COURT_CLAIM'],
    rank: 6,
    when: {
      all: [
        { says: ['tenant', 'tenancy'] },
        {
          says: [
            'damage',
            'damaged',
            'cleaning',
            'carpet',
            'carpets',
            'redecorat',
            'garden',
            'repair',
          ],
        },
        { says: ['deposit', 'end of the tenancy', 'moved out', 'left', 'ended', 'until'] },
      ],
      not: [{ says: ['possession of', 'order for possession'] }],
    },
    says: 'Fair wear is no damage, and nobody owes new for old. The claim must show the state before and after. Was the deposit protected in 30 days? If not, you can claim one to three times its sum back.',
    authority: {
      title: 'Housing Act 2004',
      provision:
        'sections 213 and 214 (deposits), with Landlord and Tenant Act 1927, section 18(1) (no more than the loss in value)',
      url: 'https://www.legislation.gov.uk/ukpga/2004/34/section/214',
      inForceFrom: '2012-04-06',
    },
  },
]
