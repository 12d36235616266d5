/** Schools: places, exclusions, help and what they may ask for. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

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

const NEEDS_SAID: Test = {
  says: [
    'autistic',
    'autism',
    'adhd',
    'ehc plan',
    'ehcp',
    'special needs',
    'special educational needs',
    'disabled',
    'disability',
    'dyslexia',
    'additional needs',
    'additional support needs',
  ],
}

const PLAN_SAID: Test = {
  says: [
    'ehc plan',
    'ehcp',
    'education, health and care',
    'ehc needs assessment',
    'education health and care',
  ],
}

const ASN_SAID: Test = {
  says: [
    'additional support for learning',
    'additional support needs',
    'co-ordinated support plan',
    'autistic',
    'autism',
    'adhd',
    'dyslexia',
  ],
}

const ALN_SAID: Test = {
  says: [
    'additional learning needs',
    'individual development plan',
    'aln',
    'autistic',
    'autism',
    'adhd',
    'dyslexia',
  ],
}

const TRUANT_SAID: Test = {
  says: [
    'term time',
    'term-time',
    'unauthorised absence',
    'unauthorised absences',
    'attendance',
    'absence from school',
    'absences',
    'missing school',
  ],
}

const FINED_SAID: Test = { says: ['penalty notice', 'fine', 'fined', 'fines', '£80', '£160'] }

const ADMISSION_SAID: Test = {
  says: [
    'school place',
    'offered a place',
    'refused a place',
    'refused admission',
    'not been offered',
    'admission appeal',
    'admissions',
    'primary place',
    'secondary place',
    'reception place',
  ],
}

const BUS_SAID: Test = {
  says: [
    'school transport',
    'home to school transport',
    'home-to-school transport',
    'school bus',
    'travel assistance',
  ],
}

const EXCLUDE_LAW: Authority = {
  title: 'Education Act 2002',
  provision:
    'section 51A, with School Discipline (Pupil Exclusions and Reviews) (England) Regulations 2012',
  url: 'https://www.legislation.gov.uk/ukpga/2002/32/section/51A',
  inForceFrom: '2012-09-01',
}

const SCHOOL_EQUAL_LAW: Authority = {
  title: 'Equality Act 2010',
  provision: 'sections 15, 20 and 85 and Schedule 17 (disabled pupils)',
  url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/85',
  inForceFrom: '2010-10-01',
}

const EHCP_LAW: Authority = {
  title: 'Children and Families Act 2014',
  provision: 'sections 36, 42 and 51 (education, health and care plans, appeal)',
  url: 'https://www.legislation.gov.uk/ukpga/2014/6/section/51',
  inForceFrom: '2014-09-01',
}

const SUPPORT_SCOTLAND_LAW: Authority = {
  title: 'Education (Additional Support for Learning) (Scotland) Act 2004',
  provision: 'sections 4 and 18 (support, tribunal)',
  url: 'https://www.legislation.gov.uk/asp/2004/4/section/18',
  inForceFrom: '2005-11-14',
}

const SUPPORT_WALES_LAW: Authority = {
  title: 'Additional Learning Needs and Education Tribunal (Wales) Act 2018',
  provision: 'sections 12 and 70 (plans, appeal)',
  url: 'https://www.legislation.gov.uk/anaw/2018/2/section/70',
  inForceFrom: '2021-09-01',
}

const ABSENCE_LAW: Authority = {
  title: 'Education Act 1996',
  provision:
    'sections 444, 444A and 444B, with Education (Penalty Notices) (England) Regulations 2007',
  url: 'https://www.legislation.gov.uk/ukpga/1996/56/section/444',
  inForceFrom: '2024-08-19',
}

const PLACE_LAW: Authority = {
  title: 'School Standards and Framework Act 1998',
  provision: 'section 94, with School Admissions (Appeals Arrangements) (England) Regulations 2012',
  url: 'https://www.legislation.gov.uk/ukpga/1998/31/section/94',
  inForceFrom: '2012-02-01',
}

const TRANSPORT_LAW: Authority = {
  title: 'Education Act 1996',
  provision: 'section 508B and Schedule 35B (free school transport)',
  url: 'https://www.legislation.gov.uk/ukpga/1996/56/section/508B',
  inForceFrom: '2007-09-01',
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

const NEEDS_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [NEEDS_SAID, SCHOOL_SAID] },
} satisfies Partial<Rule>

const PLAN_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [PLAN_SAID] },
} satisfies Partial<Rule>

const ASN_ROW = {
  ...CHECKED,
  nations: ['scotland'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [ASN_SAID, SCHOOL_SAID] },
} satisfies Partial<Rule>

const ALN_ROW = {
  ...CHECKED,
  nations: ['wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [ALN_SAID, SCHOOL_SAID] },
} satisfies Partial<Rule>

const TRUANT_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [TRUANT_SAID, FINED_SAID, SCHOOL_SAID] },
} satisfies Partial<Rule>

const TRUANT_LETTER_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER'],
  when: { all: [TRUANT_SAID, SCHOOL_SAID] },
} satisfies Partial<Rule>

const PLACE_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [ADMISSION_SAID, SCHOOL_SAID] },
} satisfies Partial<Rule>

const PLACE_LETTER_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER'],
  when: { all: [ADMISSION_SAID, SCHOOL_SAID] },
} satisfies Partial<Rule>

const BUS_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [BUS_SAID] },
} satisfies Partial<Rule>

export const SCHOOLS: readonly Rule[] = [
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
    ...NEEDS_ROW,
    id: 'gb.school.right-equal',
    kind: 'right',
    rank: 7,
    says: 'A school must make fair changes for a disabled child, such as a child with autism. It may not punish what comes from the disability without good reason. A tribunal can decide.',
    authority: SCHOOL_EQUAL_LAW,
  },
  {
    ...PLAN_ROW,
    id: 'gb.school.right-plan',
    kind: 'right',
    rank: 7,
    says: 'The council must provide the help that the plan sets out. You can appeal to the SEND Tribunal within two months of its decision.',
    authority: EHCP_LAW,
  },
  {
    ...ASN_ROW,
    id: 'gb.school.scotland-support',
    kind: 'right',
    rank: 7,
    says: 'The council must give a child the extra support that they need to learn. A tribunal can decide some disputes.',
    authority: SUPPORT_SCOTLAND_LAW,
  },
  {
    ...ALN_ROW,
    id: 'gb.school.wales-support',
    kind: 'right',
    rank: 7,
    says: 'A child with more learning needs has a right to a plan and the help in it. You can appeal to the Education Tribunal for Wales.',
    authority: SUPPORT_WALES_LAW,
  },
  {
    ...TRUANT_ROW,
    id: 'gb.school.absence',
    kind: 'right',
    rank: 8,
    says: 'The fine is £80 for each parent and child within 21 days, then £160 until day 28. You cannot appeal, but can ask the council to take it back.',
    authority: ABSENCE_LAW,
  },
  {
    ...TRUANT_LETTER_ROW,
    id: 'gb.school.absence-wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The school wants your child there each day, and says what may follow if not.',
    authority: ABSENCE_LAW,
  },
  {
    ...TRUANT_LETTER_ROW,
    id: 'gb.school.absence-step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Go to the meeting. Send proof for each day of illness, and ask for help if your child cannot face school.',
    authority: ABSENCE_LAW,
  },
  {
    ...PLACE_LETTER_ROW,
    id: 'gb.school.place-wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The letter says which school place your child gets. You can appeal for another school and keep this place meanwhile.',
    authority: PLACE_LAW,
  },
  {
    ...PLACE_ROW,
    id: 'gb.school.right-place',
    kind: 'right',
    rank: 6,
    says: 'You can appeal against the refusal of a place to a panel that is independent of the school. Each school refused must tell you how.',
    authority: PLACE_LAW,
  },
  {
    ...PLACE_ROW,
    id: 'gb.school.place-step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Accept the place that you have. Send the appeal by the date in the letter, with proof of why this school fits your child.',
    authority: PLACE_LAW,
  },
  {
    ...BUS_ROW,
    id: 'gb.school.right-bus',
    kind: 'right',
    rank: 7,
    says: 'Travel is free to the nearest fitting school over two miles away, or three from age eight. Needs, low income or an unsafe route count too.',
    authority: TRANSPORT_LAW,
  },
  {
    ...CHECKED,
    nations: ['england'],
    id: 'gb.school.answer-excluded',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    asks: [
      ['school', 'head teacher', 'headteacher', 'academy'],
      ['excluded', 'exclusion', 'suspended', 'suspension', 'permanently excluded', 'expelled'],
    ],
    verdict: 'do_this',
    says: 'Ask for the reasons in writing, and put your case to the governors. If it is for good, an independent panel can review it. A disabled child has more rights.',
    authority: EXCLUDE_LAW,
  },
  {
    ...CHECKED,
    nations: ['england'],
    id: 'gb.school.answer-fine',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    asks: [
      ['school', 'term time', 'term-time'],
      ['holiday', 'fine', 'fined', 'penalty notice'],
      ['pay', 'challenge', 'appeal', 'have to', 'ignore', 'fined'],
    ],
    verdict: 'it_depends',
    says: 'There is no appeal. You can ask the council to take it back if it is wrong. Pay £80 within 21 days or £160 by day 28, or the council may go to court.',
    authority: ABSENCE_LAW,
  },
]
