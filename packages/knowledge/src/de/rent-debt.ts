/** Rent that a landlord, a manager or a collector asks for as a plain debt. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const RENT = {
  country: 'de',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['housing', 'debt'],
  when: {
    any: [
      {
        says: [
          'mietkonto',
          'mietrückstand',
          'mietrückstände',
          'mietschulden',
          'rückständige miete',
          'offene miete',
          'mietzahlung',
          'mietforderung',
          'wohnungsmiete',
          'ihrer wohnung',
        ],
      },
    ],
  },
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const RENT_DEBT: readonly Rule[] = [
  {
    ...RENT,
    id: 'de.rent-debt.right-two-months',
    kind: 'right',
    rank: 10,
    says: 'A landlord may end the lease at once only from about two months of unpaid rent, or more than one month over two dates.',
    authority: cite('bgb', '543', {
      provision: '§§ 535, 543 Abs. 2 Nr. 3, 569 Abs. 3 Nr. 1 BGB',
    }),
  },
  {
    ...RENT,
    id: 'de.rent-debt.right-cure',
    kind: 'right',
    rank: 15,
    says: 'If they sue you to leave, pay it all within two months after the court papers. Then the notice at once falls away, in most cases.',
    authority: cite('bgb', '569', { provision: '§ 569 Abs. 3 Nr. 2 BGB' }),
  },
  {
    ...RENT,
    id: 'de.rent-debt.step-account',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Ask for the rent account month by month. Check payments, a rise, or a bill for running costs.',
    authority: cite('bgb', '366', { provision: '§§ 259, 366, 535 BGB' }),
  },
  {
    ...RENT,
    id: 'de.rent-debt.step-office',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Cannot pay the rent? Ask the Jobcenter or the social office at once. They can take over rent debts to save the home.',
    authority: cite('sgb2', '22', { provision: '§ 22 Abs. 8 SGB II, § 36 SGB XII' }),
  },
]
