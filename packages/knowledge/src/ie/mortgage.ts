/** Home loans in arrears. */
import type { Rule } from '@plainletter/contracts/rule'

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
]
