/** Letters by which a state wants Medicaid paid back from what a dead person left. */
import type { Rule } from '@plainletter/contracts/rule'

import { usc } from './cite-law.ts'

export const MEDICAID_ESTATE_LAW = {
  ...usc({
    title: 42,
    section: '1396p',
    name: 'Social Security Act, section 1917 (Medicaid estate recovery)',
    from: '1993-10-01',
  }),
  provision: '42 U.S.C. 1396p(b)(1) and (b)(2)(A); disability: 42 U.S.C. 1382c(a)(3)',
}

const HARDSHIP = {
  title:
    'State Medicaid estate recovery and hearing rules, under Social Security Act, section 1917(b)(3)',
  provision:
    '42 U.S.C. 1396p(b)(3) (undue hardship); for example Indiana 405 IAC 2-8-2, New York Social Services Law 369',
  url: 'https://www.medicaid.gov/medicaid/eligibility/estate-recovery/index.html',
  inForceFrom: '1993-10-01',
}

export const MEDICAID_WORDS = [
  'medicaid',
  'medi-cal',
  'medi cal',
  'masshealth',
  'tenncare',
  'soonercare',
  'medical assistance',
]

const RECOVERY = {
  country: 'us',
  checkedOn: '2026-11-23',
  checkBy: '2027-06-30',
  kinds: [
    'OTHER',
    'DEBT_COLLECTION_LETTER',
    'BENEFIT_OVERPAYMENT',
    'LETTER_BEFORE_CLAIM',
    'ENQUIRY',
  ],
  topics: ['family', 'debt', 'housing', 'consumer', 'general'],
  when: {
    all: [
      { says: MEDICAID_WORDS },
      {
        says: [
          'estate recovery',
          'estate of',
          'the estate',
          'her estate',
          'his estate',
          'my estate',
          'claim against the estate',
          'decedent',
          'lien',
          'liens',
        ],
      },
    ],
    // A lien on an award for an accident is another law.
    not: [{ says: ['settlement', 'accident', 'personal injury'] }],
  },
} satisfies Partial<Rule>

export const MEDICAID_ESTATE: readonly Rule[] = [
  {
    ...RECOVERY,
    kinds: ['OTHER'],
    id: 'us.medicaid-estate.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'The state wants back what Medicaid paid for someone. It can take this only from what that person left.',
    authority: MEDICAID_ESTATE_LAW,
  },
  {
    ...RECOVERY,
    id: 'us.medicaid-estate.right-family',
    kind: 'right',
    rank: 2,
    says: 'The state may not collect while the husband or wife lives. The same holds for a child who is under 21, or blind or disabled at any age.',
    authority: MEDICAID_ESTATE_LAW,
  },
  {
    ...RECOVERY,
    id: 'us.medicaid-estate.right-hardship',
    kind: 'right',
    rank: 3,
    says: 'Each state must have a way to drop the claim if it would cause undue hardship. Ask for the form, its last day, and how to appeal a no.',
    authority: HARDSHIP,
  },
  {
    ...RECOVERY,
    kinds: ['OTHER', 'DEBT_COLLECTION_LETTER', 'BENEFIT_OVERPAYMENT', 'LETTER_BEFORE_CLAIM'],
    id: 'us.medicaid-estate.step-write',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Write to the recovery office before its date. Say who is still alive, send proof, and ask for a list of what Medicaid paid.',
    authority: HARDSHIP,
  },
]
