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
  country: 'nz',
  kinds: ['OTHER'],
  topics: ['employment'],
  when: { all: [WARNING, WORK, TO_YOU] },
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const DISCIPLINE: readonly Rule[] = [
  {
    ...WARNED,
    id: 'nz.discipline.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'Your employer warns you about your work or conduct. It is not a dismissal, but it can be used later.',
    authority: {
      title: 'Employment Relations Act 2000',
      provision: 'sections 4 and 103A (good faith, fair process)',
      url: 'https://www.legislation.govt.nz/act/public/2000/0024/latest/whole.html',
      inForceFrom: '2011-04-01',
    },
  },
  {
    ...WARNED,
    id: 'nz.discipline.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'The employer must look into it first, tell you its concerns, hear you and think about what you say.',
    authority: {
      title: 'Employment Relations Act 2000',
      provision: 'sections 4 and 103A (good faith, fair process)',
      url: 'https://www.legislation.govt.nz/act/public/2000/0024/latest/whole.html',
      inForceFrom: '2011-04-01',
    },
  },
  {
    ...WARNED,
    id: 'nz.discipline.right-fair',
    kind: 'right',
    rank: 2,
    says: 'You must get the facts and a real chance to answer before any warning or dismissal.',
    authority: {
      title: 'Employment Relations Act 2000',
      provision: 'sections 4 and 103A (good faith, fair process)',
      url: 'https://www.legislation.govt.nz/act/public/2000/0024/latest/whole.html',
      inForceFrom: '2011-04-01',
    },
  },
  {
    ...WARNED,
    id: 'nz.discipline.right-helper',
    kind: 'right',
    rank: 3,
    says: 'You can bring a helper, a union or a lawyer to the meeting.',
    authority: {
      title: 'Employment Relations Act 2000',
      provision: 'section 236 (someone to speak for you)',
      url: 'https://www.legislation.govt.nz/act/public/2000/0024/latest/whole.html',
      inForceFrom: '2000-10-02',
    },
  },
  {
    ...WARNED,
    id: 'nz.discipline.right-grievance',
    kind: 'right',
    rank: 4,
    says: 'An unfair warning can be a personal grievance. Raise it with your employer within 90 days.',
    authority: {
      title: 'Employment Relations Act 2000',
      provision: 'sections 103(1)(b) and 114 (unfair disadvantage: 90 days)',
      url: 'https://www.legislation.govt.nz/act/public/2000/0024/latest/whole.html',
      inForceFrom: '2000-10-02',
    },
  },
  {
    ...WARNED,
    id: 'nz.discipline.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Ask for the facts in writing before the meeting, and for time to get advice. Answer in writing and keep a copy.',
    authority: {
      title: 'Employment Relations Act 2000',
      provision: 'sections 4 and 103A (good faith, fair process)',
      url: 'https://www.legislation.govt.nz/act/public/2000/0024/latest/whole.html',
      inForceFrom: '2011-04-01',
    },
  },
]
