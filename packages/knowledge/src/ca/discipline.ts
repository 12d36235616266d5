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
    'avertissement écrit',
    'avertissement disciplinaire',
    'avis disciplinaire',
    'mesure disciplinaire',
    'rencontre disciplinaire',
    'dernier avertissement',
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
    'emploi',
    'travail',
    'rendement',
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
    'cette lettre',
    'vous avez',
    'vous étiez',
    'convoqué',
    'convoquée',
    'convocation',
  ],
}
const WARNED = {
  country: 'ca',
  kinds: ['OTHER'],
  topics: ['employment'],
  when: { all: [WARNING, WORK, TO_YOU] },
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const DISCIPLINE: readonly Rule[] = [
  {
    ...WARNED,
    id: 'ca.discipline.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'Your employer warns you about your work or conduct. It is not a dismissal, but it can be used later.',
    authority: {
      title: 'Common law on just cause, with the laws of the provinces',
      provision:
        'for example Employment Standards Act, 2000 (Ontario), sections 54 to 60; Civil Code of Québec, article 2094; Canada Labour Code, section 240',
      url: 'https://www.ontario.ca/laws/statute/00e41',
      inForceFrom: '2001-09-04',
    },
  },
  {
    ...WARNED,
    id: 'ca.discipline.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'A dismissal for cause mostly needs clear warnings, a fair chance to do better, and a serious reason.',
    authority: {
      title: 'Common law on just cause, with the laws of the provinces',
      provision:
        'for example Employment Standards Act, 2000 (Ontario), sections 54 to 60; Civil Code of Québec, article 2094; Canada Labour Code, section 240',
      url: 'https://www.ontario.ca/laws/statute/00e41',
      inForceFrom: '2001-09-04',
    },
  },
  {
    ...WARNED,
    id: 'ca.discipline.right-answer',
    kind: 'right',
    rank: 2,
    says: 'You can answer in writing, and ask for the facts, the dates and what they expect.',
    authority: {
      title: 'Common law on just cause, with the laws of the provinces',
      provision:
        'for example Employment Standards Act, 2000 (Ontario), sections 54 to 60; Civil Code of Québec, article 2094; Canada Labour Code, section 240',
      url: 'https://www.ontario.ca/laws/statute/00e41',
      inForceFrom: '2001-09-04',
    },
  },
  {
    ...WARNED,
    id: 'ca.discipline.right-reprisal',
    kind: 'right',
    rank: 3,
    says: 'They may not punish you for asking for your pay, hours, leave or safety at work.',
    authority: {
      title: 'Employment standards laws of the provinces',
      provision:
        'for example Employment Standards Act, 2000 (Ontario), section 74; Employment Standards Act (British Columbia), section 83; Act respecting labour standards (Québec), sections 122 and 123',
      url: 'https://www.ontario.ca/laws/statute/00e41',
      inForceFrom: '2001-09-04',
    },
  },
  {
    ...WARNED,
    id: 'ca.discipline.right-health',
    kind: 'right',
    rank: 4,
    says: 'If illness or a disability is behind it, tell them. They must adapt the work, up to undue hardship.',
    authority: {
      title: 'Human rights laws of the provinces',
      provision:
        'for example Human Rights Code (Ontario), sections 5 and 17; Human Rights Code (British Columbia), section 13; Charter of human rights and freedoms (Québec), sections 10 and 16',
      url: 'https://www.ontario.ca/laws/statute/90h19',
      inForceFrom: '1990-12-31',
    },
  },
  {
    ...WARNED,
    id: 'ca.discipline.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Answer calmly in writing and keep a copy. To sign means only that you got it, so write that next to your name.',
    authority: {
      title: 'Common law on just cause, with the laws of the provinces',
      provision:
        'for example Employment Standards Act, 2000 (Ontario), sections 54 to 60; Civil Code of Québec, article 2094; Canada Labour Code, section 240',
      url: 'https://www.ontario.ca/laws/statute/00e41',
      inForceFrom: '2001-09-04',
    },
  },
]
