/** A transfer to another place or task at work (Versetzung). */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const MOVED: Test = {
  says: [
    'versetzung',
    'versetzen wir sie',
    'versetzen sie',
    'anderer arbeitsort',
    'neuer arbeitsort',
    'neue tätigkeit',
    'andere tätigkeit',
  ],
}
const WORKPLACE: Test = {
  says: [
    'versetzung',
    'filiale',
    'standort',
    'arbeitsort',
    'arbeitsvertrag',
    'arbeitsplatz',
    'direktionsrecht',
    'weisungsrecht',
    'abteilung',
  ],
}

const BASE = {
  country: 'de',
  kinds: ['OTHER', 'DISMISSAL_LETTER'],
  topics: ['employment'],
  when: { all: [MOVED, WORKPLACE] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const WORK_TRANSFER: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.transfer.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    kinds: ['OTHER'],
    says: 'Your employer moves you to another place or task.',
    authority: cite('gewo', '106'),
  },
  {
    ...BASE,
    id: 'de.transfer.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    kinds: ['OTHER'],
    says: 'This does not end your job. It is lawful only if your contract allows it and it is fair to you.',
    authority: cite('gewo', '106'),
  },
  {
    ...BASE,
    id: 'de.transfer.right-fair',
    kind: 'right',
    rank: 4,
    says: 'Family, health, distance and disability must be weighed. A court can check it.',
    authority: cite('gewo', '106', { provision: '§ 106 GewO' }),
  },
  {
    ...BASE,
    id: 'de.transfer.right-council',
    kind: 'right',
    rank: 5,
    says: 'In firms with more than 20 staff the works council must agree first.',
    authority: cite('betrvg', '99', { provision: '§§ 95 Abs. 3 und 99 BetrVG' }),
  },
  {
    ...BASE,
    id: 'de.transfer.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    kinds: ['OTHER'],
    says: 'Read what your contract says about place and task. Object in writing, but go on working under reserve until you have advice.',
    authority: cite('gewo', '106'),
  },
  {
    ...BASE,
    id: 'de.transfer.option',
    kind: 'option',
    option: 'dispute',
    rank: 5,
    kinds: ['OTHER'],
    says: 'Ask a union or lawyer. The labour court can stop it.',
    title: 'Have it checked',
    cost: 'Free with a union.',
    time: 'Before the day.',
    risk: 'Staying away can cost the job.',
    bestFor: 'It is far or a lower post.',
    authority: cite('arbgg', '11', { provision: '§§ 11 und 46 ArbGG' }),
  },
]
