/** Children, safety at home, wills, social workers and school. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

const CHECKED = { country: 'ie', checkedOn: '2026-11-21', checkBy: '2027-11-15' } as const

const SEEING_SAID: Test = {
  says: [
    'see my children',
    'see my kids',
    'see my son',
    'see my daughter',
    'see my child',
    'seeing my children',
    'seeing the children',
    'seeing my kids',
    'access to my',
    'access to the children',
    'custody',
    'guardianship',
    'the visits',
    'every weekend',
    'see them',
  ],
}
const CHILD_SAID: Test = { says: ['children', 'child', 'kids', 'son', 'daughter', 'baby'] }
const PAYS_SAID: Test = {
  says: ['maintenance', 'child support', 'pays nothing', 'pay nothing for'],
}
const VIOLENT_SAID: Test = {
  says: [
    'abusive partner',
    'abusive husband',
    'abusive wife',
    'abusive ex',
    'abusive relationship',
    'is violent',
    'was violent',
    'hits me',
    'hit me',
    'beats me',
    'domestic abuse',
    'domestic violence',
    'barring order',
    'safety order',
    'protection order',
    'coercive',
  ],
}
const WILL_SAID: Test = {
  says: [
    'left out of the will',
    'contest the will',
    'contest a will',
    'challenge the will',
    'left me nothing',
    'not in the will',
    'cut out of the will',
  ],
}
const SOCIAL_SAID: Test = { says: ['tusla', 'social worker', 'social workers', 'child protection'] }
const POWER_SAID: Test = {
  says: ['power of attorney', 'enduring power', 'dementia', 'decision support'],
}
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

const CHILD_LAW: Authority = {
  title: 'Guardianship of Infants Act 1964',
  provision: 'sections 3, 11 and 31 (custody and access, best interests)',
  url: 'https://www.irishstatutebook.ie/eli/1964/act/7/enacted/en/html',
  inForceFrom: '2016-01-18',
}
const KEEP_LAW: Authority = {
  title: 'Family Law (Maintenance of Spouses and Children) Act 1976',
  provision: 'sections 5, 5A and 10 (maintenance, money from wages)',
  url: 'https://www.irishstatutebook.ie/eli/1976/act/11/enacted/en/html',
  inForceFrom: '1976-05-06',
}
const SAFETY_LAW: Authority = {
  title: 'Domestic Violence Act 2018',
  provision: 'sections 6, 7, 8 and 10 (safety, barring and protection orders)',
  url: 'https://www.irishstatutebook.ie/eli/2018/act/6/enacted/en/html',
  inForceFrom: '2019-01-01',
}
const SHARE_LAW: Authority = {
  title: 'Succession Act 1965',
  provision: 'sections 111 and 117 (legal right of a spouse, child not provided for)',
  url: 'https://www.irishstatutebook.ie/eli/1965/act/27/enacted/en/html',
  inForceFrom: '1967-01-01',
}
const TUSLA_LAW: Authority = {
  title: 'Child Care Act 1991',
  provision: 'sections 4, 12, 13 and 18 (care by consent or by court order)',
  url: 'https://www.irishstatutebook.ie/eli/1991/act/17/enacted/en/html',
  inForceFrom: '1995-10-31',
}
const DECIDE_LAW: Authority = {
  title: 'Assisted Decision-Making (Capacity) Act 2015',
  provision: 'Parts 3 to 7 (help with decisions, enduring power of attorney)',
  url: 'https://www.irishstatutebook.ie/eli/2015/act/64/enacted/en/html',
  inForceFrom: '2023-04-26',
}
const SCHOOL_LAW: Authority = {
  title: 'Education Act 1998',
  provision: 'section 29 (appeal), as changed by Education (Admission to Schools) Act 2018',
  url: 'https://www.irishstatutebook.ie/eli/1998/act/51/enacted/en/html',
  inForceFrom: '1998-12-23',
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

const SEEING_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [SEEING_SAID, CHILD_SAID] },
} satisfies Partial<Rule>

const PAYS_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [PAYS_SAID, CHILD_SAID] },
} satisfies Partial<Rule>

const VIOLENT_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [VIOLENT_SAID] },
} satisfies Partial<Rule>

const WILL_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [WILL_SAID] },
} satisfies Partial<Rule>

const TUSLA_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [SOCIAL_SAID] },
} satisfies Partial<Rule>

const DECIDE_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [POWER_SAID] },
} satisfies Partial<Rule>

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

export const FAMILY_AND_SCHOOL: readonly Rule[] = [
  {
    ...SEEING_ROW,
    id: 'ie.family.right-access',
    kind: 'right',
    rank: 6,
    says: 'You can ask the District Court for access, custody or guardianship. What is best for the child comes first.',
    authority: CHILD_LAW,
  },
  {
    ...PAYS_ROW,
    id: 'ie.family.right-maintenance',
    kind: 'right',
    rank: 7,
    says: 'You can ask the District Court for maintenance for a child, married or not. It can be taken from wages.',
    authority: KEEP_LAW,
  },
  {
    ...VIOLENT_ROW,
    id: 'ie.family.right-safe',
    kind: 'right',
    rank: 2,
    says: 'The District Court can order a violent person to stay away or leave the home. It can act the same day. In danger, call 999 or 112.',
    authority: SAFETY_LAW,
  },
  {
    ...WILL_ROW,
    id: 'ie.family.right-share',
    kind: 'right',
    rank: 7,
    says: 'A husband, wife or civil partner has a legal share, whatever the will says. A child can ask the court within six months of the grant.',
    authority: SHARE_LAW,
  },
  {
    ...TUSLA_ROW,
    id: 'ie.family.right-consent',
    kind: 'right',
    rank: 5,
    says: 'Tusla must look into a risk to a child. It may not take a child into care without your consent, a court order, or the Gardaí in an emergency.',
    authority: TUSLA_LAW,
  },
  {
    ...DECIDE_ROW,
    id: 'ie.family.know-decide',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 8,
    says: 'An enduring power must be made while the person still understands it. If it is too late, the Circuit Court can name a helper for decisions.',
    authority: DECIDE_LAW,
  },
  {
    ...CHECKED,
    id: 'ie.family.answer-access',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    asks: [
      [
        'see my children',
        'see my kids',
        'see my son',
        'see my daughter',
        'see my child',
        'seeing my children',
        'seeing the children',
        'seeing my kids',
        'access to my',
      ],
      [
        'what can i do',
        'how do i',
        'how can i',
        'stop',
        'stops',
        'rights',
        "won't let",
        'refuses',
        'court',
      ],
    ],
    verdict: 'do_this',
    says: 'Try free family mediation first. If that fails, apply to the District Court for access. What is best for the child comes first.',
    authority: CHILD_LAW,
  },
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
    says: 'You can appeal against an expulsion, 20 days or more of suspension in a year, or a refused place. For a refused place, first ask the board of management for a review.',
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
      ['school', 'principal', 'board of management'],
      ['expelled', 'expulsion', 'suspended', 'suspension', 'refused a place', 'refused enrolment'],
    ],
    verdict: 'do_this',
    says: 'Ask for the reasons in writing. Then appeal to the Department of Education under section 29. For a refused place, first ask the board of management for a review.',
    authority: SCHOOL_LAW,
  },
]
