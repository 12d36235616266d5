/** A child who is excluded from school: the governors and the panel. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { CHECKED } from './cite-law.ts'
import { KEPT_OUT } from './school-words.ts'

const EXCLUDED_SAID: Test = {
  says: [
    'excluded',
    'exclusion',
    'excluding',
    'suspended',
    'suspension',
    'permanently excluded',
    'expelled',
  ],
}

const SCHOOL_SAID: Test = {
  says: ['school', 'head teacher', 'headteacher', 'pupil', 'academy', 'governors', 'sixth form'],
}

const EXCLUDE_LAW: Authority = {
  title: 'Education Act 2002',
  provision:
    'section 51A, with School Discipline (Pupil Exclusions and Reviews) (England) Regulations 2012',
  url: 'https://www.legislation.gov.uk/ukpga/2002/32/section/51A',
  inForceFrom: '2012-09-01',
}

const EXCLUDE_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [EXCLUDED_SAID, SCHOOL_SAID] },
} satisfies Partial<Rule>

const EXCLUDE_LETTER_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER'],
  when: { all: [EXCLUDED_SAID, SCHOOL_SAID] },
} satisfies Partial<Rule>

export const SCHOOL_EXCLUSION: readonly Rule[] = [
  {
    ...EXCLUDE_LETTER_ROW,
    id: 'gb.school.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The school keeps your child out for a time or for good. The letter must say why, for how long and how to object.',
    authority: EXCLUDE_LAW,
  },
  {
    ...EXCLUDE_ROW,
    id: 'gb.school.right-governors',
    kind: 'right',
    rank: 6,
    says: 'You can put your case to the governors. If it is for good, or over 15 days in a term, they must look at it within 15 school days.',
    authority: EXCLUDE_LAW,
  },
  {
    ...EXCLUDE_ROW,
    id: 'gb.school.right-panel',
    kind: 'right',
    rank: 7,
    says: 'If the governors keep to an exclusion for good, you have 15 school days to ask for an independent review panel.',
    authority: EXCLUDE_LAW,
  },
  {
    ...EXCLUDE_ROW,
    id: 'gb.school.exclude-step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Ask for the letter and the evidence in writing. Write down what your child says, and ask to speak to the governors.',
    authority: EXCLUDE_LAW,
  },
  {
    ...CHECKED,
    nations: ['england'],
    id: 'gb.school.answer-excluded',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    asks: [
      [
        'school',
        'head teacher',
        'headteacher',
        'academy',
        "my son's school",
        "my daughter's school",
        'primary school',
        'secondary school',
        'school has',
      ],
      KEPT_OUT,
      [...KEPT_OUT, ...ASKING],
    ],
    verdict: 'do_this',
    says: 'Ask for the reasons in writing, and put your case to the governors. If it is for good, an independent panel can review it. A disabled child has more rights.',
    authority: EXCLUDE_LAW,
  },
]
