/** Letters of schools: exclusion, absence and equal treatment. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

const CHECKED = { country: 'ie', checkedOn: '2026-11-21', checkBy: '2027-11-15' } as const

const EXCLUDED_SAID: Test = {
  says: [
    'expelled',
    'expulsion',
    'expel',
    'suspended',
    'suspension',
    'refused a place',
    'refused enrolment',
    'refused admission',
    'enrolment',
    'waiting list',
  ],
}
const SCHOOL_SAID: Test = { says: ['school', 'principal', 'board of management'] }
const ABSENT_SAID: Test = {
  says: [
    'attendance',
    'absences',
    'absent',
    'missing school',
    'school attendance notice',
    'days missed',
  ],
}
const NEEDS_SAID: Test = {
  says: [
    'autistic',
    'autism',
    'adhd',
    'special needs',
    'special educational needs',
    'disability',
    'disabled',
    'dyslexia',
    'special class',
    'sna',
  ],
}

const SCHOOL_LAW: Authority = {
  title: 'Education Act 1998',
  provision:
    'section 29 (appeal), as changed by Education (Admission to Schools) Act 2018, with its procedures (21 and 63 days)',
  url: 'https://revisedacts.lawreform.ie/eli/1998/act/51/revised/en/html',
  inForceFrom: '2020-11-12',
}
const ATTEND_LAW: Authority = {
  title: 'Education (Welfare) Act 2000',
  provision: 'sections 17, 24 and 25 (attendance, expulsion)',
  url: 'https://www.irishstatutebook.ie/eli/2000/act/22/enacted/en/html',
  inForceFrom: '2002-07-05',
}
const SCHOOL_EQUAL_LAW: Authority = {
  title: 'Equal Status Act 2000',
  provision: 'sections 4 and 7 (disability, schools)',
  url: 'https://www.irishstatutebook.ie/eli/2000/act/8/enacted/en/html',
  inForceFrom: '2000-10-25',
}

const SCHOOL_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [EXCLUDED_SAID, SCHOOL_SAID] },
} satisfies Partial<Rule>

const SCHOOL_LETTER_ROW = {
  ...CHECKED,
  kinds: ['OTHER'],
  when: { all: [EXCLUDED_SAID, SCHOOL_SAID] },
} satisfies Partial<Rule>

const ABSENT_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [ABSENT_SAID, SCHOOL_SAID] },
} satisfies Partial<Rule>

const NEEDS_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [NEEDS_SAID, SCHOOL_SAID] },
} satisfies Partial<Rule>

export const SCHOOL: readonly Rule[] = [
  {
    ...SCHOOL_LETTER_ROW,
    id: 'ie.school.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The school tells you that your child must stay out, or gets no place. It must give reasons and say how to object.',
    authority: SCHOOL_LAW,
  },
  {
    ...SCHOOL_ROW,
    id: 'ie.school.right-appeal',
    kind: 'right',
    rank: 6,
    says: 'You can appeal against an expulsion, 20 days or more of suspension in a year, or a refused place. If the school is full, first ask its board for a review within 21 days. The appeal must come within 63 days of the refusal.',
    authority: SCHOOL_LAW,
  },
  {
    ...ABSENT_ROW,
    id: 'ie.school.know-absence',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 7,
    says: 'A child must be at school until 16. After 20 missed days the school must tell Tusla. Give reasons for each absence in writing.',
    authority: ATTEND_LAW,
  },
  {
    ...NEEDS_ROW,
    id: 'ie.school.right-equal',
    kind: 'right',
    rank: 7,
    says: 'A school may not treat a child worse for a disability, and must make fair changes. You can go to the Workplace Relations Commission within six months, after writing to the school within two.',
    authority: SCHOOL_EQUAL_LAW,
  },
  {
    ...SCHOOL_ROW,
    id: 'ie.school.exclude-step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Ask for the reasons and the rules of the school in writing. Note each date, as the times to appeal are short.',
    authority: SCHOOL_LAW,
  },
  {
    ...CHECKED,
    id: 'ie.school.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    asks: [
      ['school', 'principal', 'board of management', 'my son', 'my daughter', 'board'],
      [
        'expelled',
        'expulsion',
        'suspended',
        'suspension',
        'refused a place',
        'refused enrolment',
        "can't come back",
        'not allowed back',
        'kept home',
        'sent home',
        'kicked out of school',
        'put out of school',
        'out of school',
        'asked to leave',
        'no place',
        "won't take him",
        "won't take her",
        'waiting list',
        'reduced timetable',
        'reduced hours',
        'no school place',
        'exclude',
        'excluded',
        'refused place',
        'place in secondary',
        'place in school',
        "didn't get a place",
        'no place for',
        "didn't get into",
        'refused a school place',
      ],
    ],
    verdict: 'do_this',
    says: 'Ask for the reasons in writing. Then appeal to the Department of Education under section 29. If a place is refused because the school is full, first ask its board of management for a review, in writing within 21 days. The appeal must come within 63 days of the refusal.',
    authority: SCHOOL_LAW,
  },
  {
    ...SCHOOL_LETTER_ROW,
    checkedOn: '2026-11-23',
    id: 'ie.school.right-twenty-days',
    kind: 'right',
    rank: 7,
    when: { all: [{ says: ['expel', 'expelled', 'expulsion'] }, SCHOOL_SAID] },
    says: 'Your child stays a pupil for 20 school days after the education welfare officer gets the notice. The officer must talk with you and the school first.',
    authority: ATTEND_LAW,
  },
]
