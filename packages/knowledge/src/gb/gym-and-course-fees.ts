/** Unpaid fees of a gym, a nursery or a course. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { heldCase } from './cite-case.ts'
import { cite, CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'
import { POSSESSION_CLAIM } from './conditions.ts'

const CLAIM = {
  ...CHECKED,
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
} satisfies Partial<Rule>

const GYM_LETTER = {
  ...CHECKED,
  kinds: [
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
    'COURT_CLAIM',
    'CONSUMER_CONTRACT_DISPUTE',
  ],
} satisfies Partial<Rule>
const GYM: Test = {
  says: [
    'gym',
    'gyms',
    'unpaid membership',
    'gym membership',
    'fitness',
    'fitness club',
    'health club',
    'leisure club',
    'leisure group',
    'membership fees',
  ],
}
const SCHOOLING: Test = {
  says: [
    'nursery',
    'tuition',
    'tuition fee',
    'tuition fees',
    'university',
    'the university',
    'enrolled',
    'school fees',
    'college fees',
  ],
}
const UNIVERSITY: Test = { says: ['university', 'the university', 'msc', 'student finance office'] }
const FAIR_TERMS = cite('consumer', 'sections 62 and 63 and Schedule 2', 'section/62')
const GYM_CASE: Authority = {
  title: 'OFT v Ashbourne Management Services Ltd',
  provision: '[2011] EWHC 1237 (Ch)',
  url: heldCase('EWHC', '1237 (Ch)', '2011-05-27').url,
  inForceFrom: '2011-05-27',
}
const STUDENT_COMPLAINTS: Authority = {
  title: 'Higher Education Act 2004',
  provision: 'Part 2 (Office of the Independent Adjudicator)',
  url: 'https://www.legislation.gov.uk/ukpga/2004/8/part/2',
  inForceFrom: '2005-01-01',
}

export const GYM_AND_COURSE_FEES: readonly Rule[] = [
  {
    ...GYM_LETTER,
    id: 'gb.gym.case',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.8,
    rank: 6,
    when: { all: [GYM], not: [POSSESSION_CLAIM] },
    says: 'In 2011 the High Court in England held gym contracts unfair that bound people for too long or claimed all later months at once.',
    actionable:
      'Say in writing that you dispute the rest of the term and the added charges. Ask for the contract that you signed.',
    authority: GYM_CASE,
  },
  {
    ...GYM_LETTER,
    id: 'gb.gym.fair-terms',
    kind: 'right',
    rank: 10,
    when: { all: [GYM], not: [POSSESSION_CLAIM] },
    says: 'A contract term that is unfair to you does not bind you. This can be so for a long fixed term or a fee above their real loss.',
    authority: FAIR_TERMS,
  },
  {
    ...CLAIM,
    id: 'gb.fees.fair-terms',
    kind: 'right',
    rank: 10,
    when: {
      all: [SCHOOLING],
      not: [POSSESSION_CLAIM, { says: ['student loans company', 'student loan'] }],
    },
    says: 'Terms on fees must be fair to you. A term that makes you pay far more than the nursery or university loses does not bind you.',
    authority: FAIR_TERMS,
  },
  {
    ...CLAIM,
    nations: ENGLAND_AND_WALES,
    id: 'gb.fees.student-complaint',
    kind: 'right',
    rank: 11,
    when: { all: [UNIVERSITY] },
    says: "You can use the university's complaints procedure. After its final answer, the Office of the Independent Adjudicator can look at it for free.",
    authority: STUDENT_COMPLAINTS,
  },
]
