/** Points in the driving register: the written notices at four and six points, and the loss at eight. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const POINTS: Test = {
  says: ['fahreignungs-bewertungssystem', 'fahreignungsregister', 'fahreignungsseminar'],
}
const NOTICE: Test = {
  says: [
    'ermahnung',
    'ermahnen',
    'verwarnung',
    'verwarnen',
    'entziehung',
    'entzogen',
    'punkte',
    'punktestand',
  ],
}

const BASE = {
  country: 'de',
  kinds: ['OTHER', 'PENALTY_CHARGE_NOTICE'],
  topics: ['general', 'criminal'],
  when: { all: [POINTS, NOTICE] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const LICENCE_POINTS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.points.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The licence office writes about your points in the driving register (Fahreignungsregister).',
    authority: cite('stvg', '4', { provision: '§ 4 Abs. 5 StVG', from: '2014-05-01' }),
  },
  {
    ...BASE,
    id: 'de.points.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'At four or five points you get an admonition, at six or seven a warning. At eight the licence is taken.',
    authority: cite('stvg', '4', { provision: '§ 4 Abs. 5 StVG', from: '2014-05-01' }),
  },
  {
    ...BASE,
    id: 'de.points.right-seminar',
    kind: 'right',
    rank: 3,
    says: 'With five points or fewer a seminar takes off one point, once in five years. Hand in the paper within two weeks. With six it takes off none.',
    authority: cite('stvg', '4', { provision: '§ 4 Abs. 7 StVG', from: '2014-05-01' }),
  },
  {
    ...BASE,
    id: 'de.points.right-steps',
    kind: 'right',
    rank: 4,
    says: 'They must go step by step. Was a step left out? Then your points fall to five or seven.',
    authority: cite('stvg', '4', { provision: '§ 4 Abs. 6 StVG', from: '2014-05-01' }),
  },
  {
    ...BASE,
    id: 'de.points.right-delete',
    kind: 'right',
    rank: 5,
    says: 'Points go away after two and a half, five or ten years, by how serious the act was.',
    authority: cite('stvg', '29', { provision: '§ 29 Abs. 1 StVG', from: '2014-05-01' }),
  },
  {
    ...BASE,
    id: 'de.points.right-no-stop',
    kind: 'right',
    rank: 6,
    says: 'At eight points an objection does not stop the loss: you may not drive. A court can grant a stop. A new licence comes after six months at the earliest.',
    authority: cite('stvg', '4', { provision: '§ 4 Abs. 9 und 10 StVG', from: '2014-05-01' }),
  },
  {
    ...BASE,
    id: 'de.points.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Ask the KBA for your own entries: it is free. Compare each act, its day and whether it is old enough to go.',
    authority: cite('stvg', '30', { provision: '§ 30 Abs. 8 StVG', from: '2014-05-01' }),
  },
  {
    ...BASE,
    id: 'de.points.option',
    kind: 'option',
    option: 'comply',
    rank: 4,
    says: 'Book the seminar now, while you still have five points or fewer.',
    title: 'Take the seminar',
    cost: 'Some hundred euros.',
    time: 'Some weeks.',
    risk: 'None.',
    bestFor: 'You have one to five points.',
    authority: cite('stvg', '4', { provision: '§ 4 Abs. 5 und 7 StVG', from: '2014-05-01' }),
  },
  {
    country: 'de',
    kinds: ['PENALTY_CHARGE_NOTICE'],
    topics: ['general', 'criminal'],
    checkedOn: '2026-11-23',
    checkBy: '2027-11-01',
    id: 'de.public.fine-right-list',
    kind: 'right',
    rank: 30,
    when: {
      all: [
        { says: ['bußgeldbescheid', 'anhörung', 'anhörungsbogen', 'geldbuße'] },
        {
          says: [
            'geschwindigkeit',
            'höchstgeschwindigkeit',
            'km/h',
            'rotlicht',
            'abstand',
            'mobiltelefon',
            'handy',
            'elektronisches gerät',
            'überholverbot',
            'stvo',
          ],
        },
      ],
    },
    says: 'Fines on the road stand in a list for all of Germany. Its sums are for a mistake in ordinary circumstances. Compare yours: for more, the office must give a reason.',
    authority: {
      title: 'Bußgeldkatalog-Verordnung (BKatV)',
      provision: '§§ 1 und 3 BKatV und Anlage (BKat)',
      url: 'https://www.gesetze-im-internet.de/bkatv_2013/__1.html',
      inForceFrom: '2014-05-01',
    },
  },
]
