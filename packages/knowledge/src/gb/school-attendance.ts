/** Missed school: fines, meetings and questions about them. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const SCHOOL_SAID: Test = {
  says: ['school', 'head teacher', 'headteacher', 'pupil', 'academy', 'governors', 'sixth form'],
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

const ABSENCE_LAW: Authority = {
  title: 'Education Act 1996',
  provision:
    'sections 444, 444A and 444B, with Education (Penalty Notices) (England) Regulations 2007',
  url: 'https://www.legislation.gov.uk/ukpga/1996/56/section/444',
  inForceFrom: '2024-08-19',
}

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

export const SCHOOL_ATTENDANCE: readonly Rule[] = [
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
    ...CHECKED,
    nations: ['england'],
    id: 'gb.school.answer-fine',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    asks: [
      [
        'school',
        'term time',
        'term-time',
        'term-time holiday',
        'head said',
        'headteacher',
        'in term',
        'school said',
        'primary school',
        "our son's school",
      ],
      [
        'holiday',
        'fine',
        'fined',
        'penalty notice',
        'fining',
        'fining us',
        'a week off',
        'week to go',
        'unauthorised',
        'unauthorised absence',
        'took our son out',
        'took our daughter out',
        'took my son out',
        'took my daughter out',
        'took the kids out',
        'took them out',
        'taking them out',
        'take my kids out',
        'out of school',
        '£80',
        '£160',
        'penalty',
      ],
      [
        'pay',
        'challenge',
        'appeal',
        'have to',
        'ignore',
        'fined',
        'refuse',
        'refuse to pay',
        "don't pay",
        'court',
        'get out of',
        'appealed',
        'what if we',
        'what if i',
        'what happens',
        'criminal record',
        'on my record',
        'if i pay',
        'if i dont pay',
        'if we dont pay',
      ],
    ],
    verdict: 'it_depends',
    says: 'If you pay in time, that ends it: no court and no criminal record. A first one is £80 per parent and child within 21 days, or £160 by day 28. A second within three years is £160. There is no appeal, but ask the council to take it back if it is wrong. If you do not pay, the council may go to court, where a conviction and a bigger fine can follow.',
    authority: ABSENCE_LAW,
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    nations: ['scotland'],
    id: 'gb.school.scotland-attendance',
    kind: 'right',
    kinds: ['OTHER'],
    rank: 6,
    when: {
      all: [
        { says: ['attendance', 'attendance order'] },
        { says: ['school'] },
        { says: ['irregular', 'regularly', 'attend school', 'attendance committee'] },
      ],
    },
    says: 'Say why your child is missing school: illness, fear or lack of support can be a reasonable excuse. If your child needs help to go, ask for it in writing; the council must look into it.',
    authority: {
      title: 'Education (Scotland) Act 1980',
      provision:
        'sections 30, 35 to 37 and 42, with Education (Additional Support for Learning) (Scotland) Act 2004, sections 4 and 6',
      url: 'https://www.legislation.gov.uk/ukpga/1980/44/section/35',
      inForceFrom: '2005-11-14',
    },
  },
]
