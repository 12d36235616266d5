/** A university says that an exam is failed for good, or takes somebody off its rolls. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const EXAM: Test = {
  says: [
    'endgültig nicht bestanden',
    'endgültige nichtbestehen',
    'endgültiges nichtbestehen',
    'endgültigen nichtbestehens',
    'prüfungsanspruch',
    'exmatrikulation',
    'exmatrikuliert',
    'prüfungsamt',
    'prüfungsausschuss',
    'täuschungsversuch',
  ],
}

const BASE = {
  country: 'de',
  kinds: ['OTHER'],
  topics: ['general'],
  when: { all: [EXAM] },
  checkedOn: '2026-11-24',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const FAILED_EXAM: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.exam.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'The university decides that an exam is failed, or ends your place (Exmatrikulation). It is an official decision that a court can check.',
    authority: cite('vwgo', '42', { provision: '§ 42 VwGO; Art. 12 GG' }),
  },
  {
    ...BASE,
    id: 'de.exam.right-object',
    kind: 'right',
    rank: 1,
    says: 'You have one month to object (Widerspruch), or to go to court where the letter says so. Until then an Exmatrikulation mostly has no effect, unless the paper orders it at once. Ask what you may go on with.',
    authority: cite('vwgo', '80', { provision: '§§ 68, 70, 74 und 80 VwGO' }),
  },
  {
    ...BASE,
    id: 'de.exam.right-rethink',
    kind: 'right',
    rank: 2,
    says: 'You may see your paper and the marks. If you show what was marked wrongly, the examiners must think it over again.',
    authority: {
      title: 'Grundgesetz (GG)',
      provision: 'Art. 12 und 19 GG; BVerfG, 17.4.1991, 1 BvR 419/81',
      url: 'https://www.gesetze-im-internet.de/gg/art_12.html',
      inForceFrom: '1991-04-17',
    },
  },
  {
    ...BASE,
    id: 'de.exam.right-ill',
    kind: 'right',
    rank: 3,
    says: 'Faults in the room or illness mostly count only if you said so at once, with a doctor’s paper. In some places a case of hardship brings one more try: read your exam rules.',
    authority: {
      title: 'Hochschulgesetze und Prüfungsordnungen',
      provision: 'zum Beispiel §§ 63 und 64 HG NRW',
      url: 'https://recht.nrw.de/',
      inForceFrom: '2014-10-01',
    },
  },
  {
    ...BASE,
    id: 'de.exam.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Ask today to see the exam (Akteneinsicht) and send a short objection. Reasons can follow. The student union (AStA) often gives free legal advice.',
    authority: cite('vwgo', '70', { provision: '§ 70 VwGO; § 29 VwVfG' }),
  },
]
