/** Home loans in arrears. */
import type { Rule } from '@plainletter/contracts/rule'

import { JUDGMENT_MORTGAGE } from './conditions.ts'

const HOME = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
  topics: ['debt', 'housing'],
  when: {
    any: [
      {
        says: [
          'mortgage',
          'mortgages',
          'home loan',
          'home loans',
          'possession proceedings',
          'order for possession',
          'civil bill for possession',
          'possession of your home',
        ],
      },
    ],
    not: [JUDGMENT_MORTGAGE],
  },
} satisfies Partial<Rule>

export const MORTGAGE_RULES: readonly Rule[] = [
  {
    ...HOME,
    id: 'ie.mortgage.right-court',
    kind: 'right',
    rank: 10,
    says: 'A lender needs a court order to take your home. You can go to each court date and explain.',
    authority: {
      title: 'Land and Conveyancing Law Reform Act 2009',
      provision: 'sections 97 and 101 (no possession without a court order)',
      url: 'https://www.irishstatutebook.ie/eli/2009/act/27/enacted/en/html',
      inForceFrom: '2009-12-01',
    },
  },
  {
    ...HOME,
    id: 'ie.mortgage.right-adjourn',
    kind: 'right',
    rank: 12,
    says: 'The court can pause the case while you ask for an insolvency arrangement (PIA).',
    authority: {
      title: 'Land and Conveyancing Law Reform Act 2013',
      provision: 'section 2 (home loans: court may wait for a personal insolvency arrangement)',
      url: 'https://www.irishstatutebook.ie/eli/2013/act/30/enacted/en/html',
      inForceFrom: '2013-07-31',
    },
  },
  {
    ...HOME,
    checkedOn: '2026-11-22',
    id: 'ie.mortgage.right-insolvency',
    kind: 'right',
    rank: 18,
    says: 'A personal insolvency practitioner can make a plan that keeps you in your home. If the lender says no, a court can still approve it. Ask MABS for a free voucher (Abhaile).',
    authority: {
      title: 'Personal Insolvency Act 2012',
      provision: 'sections 104 and 115A (keeping the home, review by a court)',
      url: 'https://revisedacts.lawreform.ie/eli/2012/act/44/revised/en/html',
      inForceFrom: '2015-11-20',
    },
  },
  {
    ...HOME,
    checkedOn: '2026-11-23',
    id: 'ie.mortgage.right-steps',
    kind: 'right',
    kinds: ['COURT_CLAIM'],
    rank: 11,
    says: 'Before court the lender must have gone through set steps for home loans in arrears, looked at all options and given you an appeal. Ask for proof of each step.',
    authority: {
      title:
        'Central Bank (Section 48) (Consumer Protection) Regulations 2025, S.I. No. 81 of 2025',
      provision:
        'Part 3 (mortgage arrears; before 24 March 2026 the Code of Conduct on Mortgage Arrears)',
      url: 'https://www.irishstatutebook.ie/eli/2025/si/81/made/en/html',
      inForceFrom: '2026-03-24',
    },
  },
]
