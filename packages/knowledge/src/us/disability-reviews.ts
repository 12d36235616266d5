/** The letter by which Social Security ends disability benefits after a review, because health got better. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, usc } from './cite-law.ts'

const REVIEW = {
  ...usc({
    title: 42,
    section: '423',
    name: 'Social Security Act, section 223(f) and (g) (end of disability benefits)',
    from: '1984-10-09',
  }),
  provision:
    '42 U.S.C. 423(f) and 423(g); SSI: 42 U.S.C. 1382c(a)(4) and 1383(a)(7); 20 CFR 404.1594 and 404.1597a',
}

const CEASED = {
  ...CHECKED,
  checkedOn: '2026-11-22',
  kinds: ['OTHER', 'BENEFIT_OVERPAYMENT', 'INSURANCE_DECISION'],
  topics: ['consumer', 'general'],
  when: {
    all: [
      { says: ['social security', 'ssi', 'ssdi', 'supplemental security income'] },
      {
        says: [
          'cessation',
          'disability has ceased',
          'disability ceased',
          'disability has ended',
          'disability ended',
          'no longer disabled',
          'health has improved',
          'last disability payment',
          'medical improvement',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const DISABILITY_REVIEWS: readonly Rule[] = [
  {
    ...CEASED,
    id: 'us.review.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'Social Security looked at your health again and wants to end your benefits.',
    authority: REVIEW,
  },
  {
    ...CEASED,
    id: 'us.review.right-keep',
    kind: 'right',
    rank: 2,
    says: 'Ask within 10 days of getting the letter and your payments can go on during the appeal. If you lose, you may have to pay them back.',
    authority: REVIEW,
  },
  {
    ...CEASED,
    id: 'us.review.right-better',
    kind: 'right',
    rank: 3,
    says: 'Benefits may mostly end only if proof shows that your health got better and that you can work. You have 60 days to appeal.',
    authority: REVIEW,
  },
  {
    ...CEASED,
    id: 'us.review.step',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'File Form SSA-789 now and write that you want the payments to go on. Ask your doctors for new reports, and legal aid for help.',
    authority: REVIEW,
  },
]
