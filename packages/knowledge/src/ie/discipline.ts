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
  country: 'ie',
  kinds: ['OTHER'],
  topics: ['employment'],
  when: { all: [WARNING, WORK, TO_YOU] },
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const DISCIPLINE: readonly Rule[] = [
  {
    ...WARNED,
    id: 'ie.discipline.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'Your employer warns you or calls you to a meeting about your conduct. It is not a dismissal, but it can be used later.',
    authority: {
      title:
        'Industrial Relations Act 1990 (Code of Practice on Grievance and Disciplinary Procedures) (Declaration) Order 2000, S.I. No. 146 of 2000',
      provision: 'fair procedure: the facts, an answer, a helper, an appeal',
      url: 'https://www.irishstatutebook.ie/eli/2000/si/146/made/en/print',
      inForceFrom: '2000-05-26',
    },
  },
  {
    ...WARNED,
    id: 'ie.discipline.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'A dismissal with no fair process is mostly unfair, even with a real reason.',
    authority: {
      title: 'Unfair Dismissals Act 1977',
      provision: 'sections 6(7) and 7 (fair process counts)',
      url: 'https://www.irishstatutebook.ie/eli/1977/act/10/enacted/en/html',
      inForceFrom: '1993-10-01',
    },
  },
  {
    ...WARNED,
    id: 'ie.discipline.right-facts',
    kind: 'right',
    rank: 2,
    says: 'Before the meeting you must know the complaint and see what they rely on. Then you can answer.',
    authority: {
      title:
        'Industrial Relations Act 1990 (Code of Practice on Grievance and Disciplinary Procedures) (Declaration) Order 2000, S.I. No. 146 of 2000',
      provision: 'fair procedure: the facts, an answer, a helper, an appeal',
      url: 'https://www.irishstatutebook.ie/eli/2000/si/146/made/en/print',
      inForceFrom: '2000-05-26',
    },
  },
  {
    ...WARNED,
    id: 'ie.discipline.right-helper',
    kind: 'right',
    rank: 3,
    says: 'You can bring a colleague or a union official.',
    authority: {
      title:
        'Industrial Relations Act 1990 (Code of Practice on Grievance and Disciplinary Procedures) (Declaration) Order 2000, S.I. No. 146 of 2000',
      provision: 'fair procedure: the facts, an answer, a helper, an appeal',
      url: 'https://www.irishstatutebook.ie/eli/2000/si/146/made/en/print',
      inForceFrom: '2000-05-26',
    },
  },
  {
    ...WARNED,
    id: 'ie.discipline.right-appeal',
    kind: 'right',
    rank: 4,
    says: 'You can appeal inside the firm. A warning should mostly lapse after a set time.',
    authority: {
      title:
        'Industrial Relations Act 1990 (Code of Practice on Grievance and Disciplinary Procedures) (Declaration) Order 2000, S.I. No. 146 of 2000',
      provision: 'fair procedure: the facts, an answer, a helper, an appeal',
      url: 'https://www.irishstatutebook.ie/eli/2000/si/146/made/en/print',
      inForceFrom: '2000-05-26',
    },
  },
  {
    ...WARNED,
    id: 'ie.discipline.right-reprisal',
    kind: 'right',
    rank: 5,
    says: 'They may not punish you for a complaint about safety or for speaking up about wrongdoing.',
    authority: {
      title:
        'Safety, Health and Welfare at Work Act 2005, section 27, and Protected Disclosures Act 2014, section 12',
      provision: 'no punishment for a complaint',
      url: 'https://www.irishstatutebook.ie/eli/2005/act/10/enacted/en/html',
      inForceFrom: '2014-07-15',
    },
  },
  {
    ...WARNED,
    id: 'ie.discipline.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Ask for the complaint, the proof and the firm’s procedure in writing. Ask for more time if you need it.',
    authority: {
      title:
        'Industrial Relations Act 1990 (Code of Practice on Grievance and Disciplinary Procedures) (Declaration) Order 2000, S.I. No. 146 of 2000',
      provision: 'fair procedure: the facts, an answer, a helper, an appeal',
      url: 'https://www.irishstatutebook.ie/eli/2000/si/146/made/en/print',
      inForceFrom: '2000-05-26',
    },
  },
]
