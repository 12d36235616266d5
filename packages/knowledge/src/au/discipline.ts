/** Warnings at work and calls to a disciplinary meeting. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const WARNING: Test = {
  says: [
    'final warning',
    'written warning',
    'first warning',
    'second warning',
    'formal warning',
    'verbal warning',
    'warning letter',
    'letter of warning',
    'disciplinary meeting',
    'disciplinary hearing',
    'disciplinary investigation',
  ],
}

const WORK: Test = {
  says: [
    'employment',
    'employee',
    'employer',
    'performance',
    'conduct',
    'misconduct',
    'disciplinary procedure',
    'disciplinary policy',
    'lateness',
    'absent',
    'absence',
    'colleague',
    'your job',
    'your work',
    'your role',
    'your position',
    'dismissal',
    'dismissed',
    'support person',
  ],
}

/** Words to one worker, not of a contract or a handbook. */
const TO_YOU: Test = {
  says: [
    'this letter',
    'you were',
    'you have been',
    'invited',
    'invitation',
    'you are required to attend',
    'this is a',
    'issuing',
    'issue you',
    'issued',
    'alleged',
    'allegation',
    'allegations',
    'no improvement',
  ],
}
const WARNED = {
  country: 'au',
  kinds: ['OTHER'],
  topics: ['employment'],
  when: { all: [WARNING, WORK, TO_YOU] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const DISCIPLINE: readonly Rule[] = [
  {
    ...WARNED,
    id: 'au.discipline.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'Your employer warns you about your work or conduct. It is not a dismissal, but it can be used later.',
    authority: {
      title: 'Fair Work Act 2009',
      provision: 'section 387 (reason, chance to answer, support person, warnings)',
      url: 'https://www.legislation.gov.au/C2009A00028/latest',
      inForceFrom: '2009-07-01',
    },
  },
  {
    ...WARNED,
    id: 'au.discipline.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'A fair dismissal needs a good reason, a warning about poor work and a real chance to answer.',
    authority: {
      title: 'Fair Work Act 2009',
      provision: 'section 387 (reason, chance to answer, support person, warnings)',
      url: 'https://www.legislation.gov.au/C2009A00028/latest',
      inForceFrom: '2009-07-01',
    },
  },
  {
    ...WARNED,
    id: 'au.discipline.right-answer',
    kind: 'right',
    rank: 2,
    says: 'You can answer in writing, and ask for the facts, the dates and what they expect.',
    authority: {
      title: 'Fair Work Act 2009',
      provision: 'section 387 (reason, chance to answer, support person, warnings)',
      url: 'https://www.legislation.gov.au/C2009A00028/latest',
      inForceFrom: '2009-07-01',
    },
  },
  {
    ...WARNED,
    id: 'au.discipline.right-support',
    kind: 'right',
    rank: 3,
    says: 'In a talk about dismissal they may not refuse you a support person without good reason.',
    authority: {
      title: 'Fair Work Act 2009',
      provision: 'section 387 (reason, chance to answer, support person, warnings)',
      url: 'https://www.legislation.gov.au/C2009A00028/latest',
      inForceFrom: '2009-07-01',
    },
  },
  {
    ...WARNED,
    id: 'au.discipline.right-reprisal',
    kind: 'right',
    rank: 4,
    says: 'They may not harm you for a complaint about your job, for a short illness, or for your age, sex, race or family.',
    authority: {
      title: 'Fair Work Act 2009',
      provision: 'sections 340, 351 and 352 (no harm for a workplace right, a trait or illness)',
      url: 'https://www.legislation.gov.au/C2009A00028/latest',
      inForceFrom: '2009-07-01',
    },
  },
  {
    ...WARNED,
    id: 'au.discipline.right-bullying',
    kind: 'right',
    rank: 8,
    says: 'If you are bullied at work, the Fair Work Commission can order it to stop. Fair action done in a fair way is not bullying.',
    authority: {
      title: 'Fair Work Act 2009',
      provision: 'sections 789FC to 789FF (order to stop bullying)',
      url: 'https://www.legislation.gov.au/C2009A00028/latest',
      inForceFrom: '2014-01-01',
    },
  },
  {
    ...WARNED,
    id: 'au.discipline.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Answer calmly in writing and keep a copy. To sign means only that you got it, so write that next to your name.',
    authority: {
      title: 'Fair Work Act 2009',
      provision: 'section 387 (reason, chance to answer, support person, warnings)',
      url: 'https://www.legislation.gov.au/C2009A00028/latest',
      inForceFrom: '2009-07-01',
    },
  },
]
