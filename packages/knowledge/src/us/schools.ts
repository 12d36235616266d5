/** Letters of schools and questions on them: help for disabled pupils, suspensions, records, enrollment. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const IDEA = {
  title: 'Individuals with Disabilities Education Act (IDEA)',
  provision: '20 U.S.C. 1412, 1414 and 1415; 34 CFR 300.301, 300.503 and 300.507',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1415&num=0&edition=prelim',
  inForceFrom: '2005-07-01',
}
const OWN = {
  title: 'Individuals with Disabilities Education Act (IDEA): independent evaluation',
  provision: '34 CFR 300.502',
  url: 'https://www.ecfr.gov/current/title-34/section-300.502',
  inForceFrom: '2006-10-13',
}
const S504 = {
  title: 'Rehabilitation Act of 1973, section 504',
  provision: '29 U.S.C. 794; 34 CFR 104.33 to 104.36',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section794&num=0&edition=prelim',
  inForceFrom: '1977-06-03',
}
const GOSS = {
  title: 'Fourteenth Amendment (Goss v. Lopez, 419 U.S. 565 (1975): a hearing before suspension)',
  provision: 'section 1 (due process); for example Texas Education Code 37.009, California 48918',
  url: 'https://constitution.congress.gov/constitution/amendment-14/',
  inForceFrom: '1975-01-22',
}
const MANIFEST = {
  title: 'Individuals with Disabilities Education Act (IDEA): discipline',
  provision: '20 U.S.C. 1415(k); 34 CFR 300.530 to 300.532',
  url: 'https://www.ecfr.gov/current/title-34/section-300.530',
  inForceFrom: '2006-10-13',
}
const FERPA = {
  title: 'Family Educational Rights and Privacy Act (FERPA)',
  provision: '20 U.S.C. 1232g; 34 CFR 99.10 and 99.20',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1232g&num=0&edition=prelim',
  inForceFrom: '1974-11-19',
}
const HOMELESS = {
  title: 'McKinney-Vento Homeless Assistance Act; Plyler v. Doe, 457 U.S. 202 (1982)',
  provision: '42 U.S.C. 11432',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section11432&num=0&edition=prelim',
  inForceFrom: '2002-01-08',
}
const BULLY = {
  title: 'Title IX and Title VI (harassment at school)',
  provision: '20 U.S.C. 1681; 42 U.S.C. 2000d',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1681&num=0&edition=prelim',
  inForceFrom: '1972-07-01',
}
const TRUANT = {
  title: 'State compulsory attendance law',
  provision:
    'for example California Education Code 48260, Texas Education Code 25.0915, Florida Statutes 1003.26, Pennsylvania 24 P.S. 13-1333, Ohio Revised Code 3321.191, Virginia Code 22.1-258',
  url: 'https://www.ed.gov/',
  inForceFrom: '2000-01-01',
}

const HELP = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'OTHER'],
  when: {
    all: [
      {
        says: [
          'special education',
          'iep',
          'individualized education',
          '504 plan',
          'evaluation',
          'disability',
          'dyslexia',
          'autism',
          'adhd',
          'learning disability',
        ],
      },
      { says: ['school', 'school district', 'teacher', 'student', 'classroom'] },
    ],
    not: [
      { says: ['unemployment', 'landlord', 'employer', 'social security disability', 'college'] },
    ],
  },
} satisfies Partial<Rule>
const OUT = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'OTHER'],
  when: {
    all: [
      {
        says: [
          'suspended',
          'suspension',
          'expelled',
          'expulsion',
          'expel',
          'disciplinary hearing',
          'alternative education',
          'alternative school',
        ],
      },
      { says: ['school', 'student', 'principal', 'school district'] },
    ],
    not: [{ says: ['license', 'benefits', 'employment'] }],
  },
} satisfies Partial<Rule>
const RECORDS = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'OTHER'],
  when: {
    all: [
      {
        says: [
          'school records',
          'education records',
          'student records',
          'my son’s records',
          'transcript',
          'ferpa',
          'report card',
        ],
      },
      { says: ['school', 'college', 'university', 'district'] },
    ],
  },
} satisfies Partial<Rule>
const PLACE = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'OTHER'],
  when: {
    all: [
      {
        says: [
          'disenroll',
          'disenrolled',
          'residency',
          'proof of residence',
          'proof of address',
          'refuse to enroll',
          'refused to enroll',
          'denied enrollment',
          'enrollment denied',
          'will not enroll',
          'enroll my',
        ],
      },
      { says: ['school', 'school district', 'student'] },
    ],
    not: [{ says: ['tuition', 'college', 'university', 'in-state'] }],
  },
} satisfies Partial<Rule>
const HURT = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'OTHER'],
  when: {
    all: [
      { says: ['bullied', 'bullying', 'bully', 'harassed at school', 'harassment at school'] },
      { says: ['school', 'son', 'daughter', 'child', 'student'] },
    ],
  },
} satisfies Partial<Rule>
const ABSENT = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'OTHER'],
  when: {
    all: [
      {
        says: [
          'truancy',
          'truant',
          'unexcused absences',
          'unexcused absence',
          'chronically absent',
          'attendance hearing',
          'attendance officer',
        ],
      },
      { says: ['school', 'student', 'school district'] },
    ],
    not: [{ says: ['employer', 'attendance rule', 'employment'] }],
  },
} satisfies Partial<Rule>
export const SCHOOLS: readonly Rule[] = [
  {
    ...HELP,
    id: 'us.school.right-idea',
    kind: 'right',
    rank: 3,
    says: 'If you ask in writing, a public school must evaluate your child or give you a written refusal with reasons. You can ask for mediation or a hearing.',
    authority: IDEA,
  },
  {
    ...HELP,
    id: 'us.school.right-own',
    kind: 'right',
    rank: 6,
    says: 'If you disagree with the school’s evaluation, you can ask for an independent one at its cost.',
    authority: OWN,
  },
  {
    ...HELP,
    id: 'us.school.right-504',
    kind: 'right',
    rank: 5,
    says: 'A pupil with a disability who needs no special teaching can still get changes that help (a 504 plan).',
    authority: S504,
  },
  {
    ...HELP,
    id: 'us.school.step-ask',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Write to the school with the date: ask for the evaluation, the reasons in writing (prior written notice) and your list of rights.',
    authority: IDEA,
  },
  {
    ...HELP,
    id: 'us.school.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The school tells you what it will or will not do for your child’s learning.',
    authority: IDEA,
  },
  {
    ...HELP,
    id: 'us.school.option',
    kind: 'option',
    option: 'appeal',
    rank: 5,
    title: 'Dispute the school’s decision',
    cost: 'Free',
    time: 'A state complaint takes about 60 days',
    risk: 'None. Keep talking with the school.',
    bestFor: 'The school refuses to test or help.',
    says: 'Ask for a hearing, or complain to the state education office.',
    authority: IDEA,
  },
  {
    ...OUT,
    id: 'us.school.right-heard',
    kind: 'right',
    rank: 3,
    says: 'Before a suspension the school must mostly tell you why and hear your child. A long one needs a fuller hearing.',
    authority: GOSS,
  },
  {
    ...OUT,
    id: 'us.school.right-manifest',
    kind: 'right',
    rank: 5,
    says: 'For a child with a disability, more than ten days out needs a meeting on whether the disability was the cause.',
    authority: MANIFEST,
  },
  {
    ...OUT,
    id: 'us.school.step-heard',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Ask in writing for the evidence, the rule and the day of the hearing. Ask how to appeal.',
    authority: GOSS,
  },
  {
    ...RECORDS,
    id: 'us.school.right-records',
    kind: 'right',
    rank: 5,
    says: 'You can see the school records within 45 days and ask to correct what is wrong.',
    authority: FERPA,
  },
  {
    ...PLACE,
    id: 'us.school.right-enroll',
    kind: 'right',
    rank: 5,
    says: 'A child without a fixed home can enroll at once, even without papers. A school may not shut out a child for immigration status.',
    authority: HOMELESS,
  },
  {
    ...HURT,
    id: 'us.school.right-safe',
    kind: 'right',
    rank: 5,
    says: 'A school that knows of harassment over sex, race or disability must act. Report it in writing.',
    authority: BULLY,
  },
  {
    ...ABSENT,
    id: 'us.school.right-truant',
    kind: 'right',
    rank: 5,
    says: 'State law says when missed days become truancy. Mostly the school must first offer help and a meeting.',
    authority: TRUANT,
  },
]
