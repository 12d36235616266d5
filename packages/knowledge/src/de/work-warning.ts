/** An employer’s formal warning (Abmahnung): it is no dismissal, and it can be answered. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { LEASE } from './conditions-home.ts'
import { JOB, WARNS } from './conditions-work.ts'

/** A warning without the words of the verb: its title says it. */
const WARNING: Test = { says: [...WARNS.says, 'abmahnung'] }
const AT_WORK: Test = {
  says: [
    ...JOB.says,
    'arbeitsrechtlichen',
    'arbeitsrechtliche',
    'arbeitsbeginn',
    'arbeitspflicht',
    'arbeitspflichten',
    'zur arbeit',
    'zum dienst',
    'dienstbeginn',
    'schicht',
    'schichtbeginn',
    'arbeitgeber',
    'arbeitnehmer',
    'mitarbeiterin',
    'krankmeldung',
  ],
}
/** A dismissal names earlier warnings; other warnings come from landlords and owners of rights. */
const NO_WARNING_AT_WORK: readonly Test[] = [
  LEASE,
  {
    says: [
      'kündigen wir',
      'kündige ich',
      'kündigen hiermit',
      'kündigungsschutzklage',
      'agentur für arbeit',
      'unterlassungserklärung',
      'urheberrecht',
    ],
  },
]

const BASE = {
  country: 'de',
  kinds: ['DISMISSAL_LETTER', 'CEASE_AND_DESIST', 'OTHER'],
  topics: ['employment'],
  when: { all: [WARNING, AT_WORK], not: [...NO_WARNING_AT_WORK] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const WORK_WARNING_ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.work-warning.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'Your employer warns you (Abmahnung). You are not dismissed.',
    authority: cite('bgb', '314', { provision: '§ 314 Abs. 2 BGB' }),
  },
  {
    ...BASE,
    id: 'de.work-warning.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 5,
    says: 'This is your employer. A labour court can check if the warning is right.',
    authority: cite('bgb', '611a'),
  },
  {
    ...BASE,
    id: 'de.work-warning.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'Take it seriously. If the same thing happens again, a dismissal can follow.',
    authority: cite('kschg', '1', { provision: '§ 1 KSchG, § 314 Abs. 2 BGB' }),
  },
  {
    ...BASE,
    id: 'de.work-warning.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 5,
    says: 'Your job and your pay go on as before.',
    authority: cite('bgb', '623'),
  },
  {
    ...BASE,
    id: 'de.work-warning.right-clear',
    kind: 'right',
    rank: 4,
    says: 'A warning must name the day and the deed exactly, and what follows next time. Vague words like “often late” are not enough.',
    authority: cite('bgb', '314', { provision: '§§ 314 Abs. 2 und 611a BGB' }),
  },
  {
    ...BASE,
    id: 'de.work-warning.right-remove',
    kind: 'right',
    rank: 5,
    says: 'If it is wrong, you can ask to have it taken out of your file. There is no short time limit for that.',
    authority: cite('bgb', '1004', { provision: '§§ 242 und 1004 BGB entsprechend' }),
  },
  {
    ...BASE,
    id: 'de.work-warning.right-statement',
    kind: 'right',
    rank: 6,
    says: 'You may read your file and put your own statement in it. A works council can help.',
    authority: cite('betrvg', '83', { provision: '§§ 83 und 84 BetrVG' }),
  },
  {
    ...BASE,
    id: 'de.work-warning.step-note',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Note at once what happened, when, and who saw it. Do not sign that you admit it, only that you got it.',
    authority: cite('betrvg', '83'),
  },
  {
    ...BASE,
    id: 'de.work-warning.step-avoid',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Whatever you think of it, make sure that the same thing does not happen again.',
    authority: cite('kschg', '1'),
  },
  {
    ...BASE,
    id: 'de.work-warning.option-statement',
    kind: 'option',
    option: 'dispute',
    rank: 4,
    says: 'Write a short calm statement for your file. Ask your union or works council first.',
    title: 'Put your side on file',
    cost: 'Free.',
    time: 'This week.',
    risk: 'It can also show your own mistakes.',
    bestFor: 'The warning is wrong.',
    authority: cite('betrvg', '83', { provision: '§ 83 Abs. 2 BetrVG' }),
  },
  {
    ...BASE,
    id: 'de.work-warning.right-ill',
    kind: 'right',
    rank: 8,
    checkedOn: '2026-11-22',
    when: {
      all: [
        WARNING,
        AT_WORK,
        {
          says: [
            'arbeitsunfähigkeit',
            'arbeitsunfähig',
            'krankmeldung',
            'krank gemeldet',
            'krankgemeldet',
            'erkrankung',
            'attest',
          ],
        },
      ],
      not: [...NO_WARNING_AT_WORK],
    },
    says: 'When ill, tell your employer at once and say how long. A doctor must confirm it only after three days, unless the employer asks sooner.',
    authority: cite('entgfg', '5', { provision: '§ 5 EntgFG (EFZG)', from: '2023-01-01' }),
  },
]
