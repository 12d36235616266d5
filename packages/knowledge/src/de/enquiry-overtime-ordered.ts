/** Questions about overtime that the boss orders. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-23',
  checkBy: '2027-09-30',
} satisfies Partial<Rule>

export const ENQUIRY_OVERTIME_ORDERED: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-job.overtime-ordered',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'it_depends',
    when: {
      not: [
        {
          says: [
            'bezahlt bekommen',
            'nicht bezahlt',
            'zahlt nicht',
            'zahlt sie nicht',
            'auszahlen',
            'ausgezahlt',
            'vergütet',
            'abgegolten',
            'schwanger',
          ],
        },
      ],
    },
    asks: [
      [
        'überstunden',
        'überstunde',
        'mehrarbeit',
        'länger arbeiten',
        'länger bleiben',
        '12 stunden arbeite',
        'zwölf stunden arbeite',
        '12 stunden am tag arbeiten',
        'overtime',
        'work longer',
      ],
      [
        'anordnen',
        'angeordnet',
        'ordnet an',
        'anordnung',
        'verpflichtet',
        'verpflichten',
        'zwingen',
        'zwingt',
        'verlangen',
        'gezwungen',
        'verweigern',
        'ablehnen',
        'nein sagen',
        'weigern',
        'muss ich',
        'müssen wir',
        'muss man',
        'muss ich machen',
        'machen muss',
        'steht nichts',
        'nichts im vertrag',
        'ohne klausel',
        'keine klausel',
        'im vertrag nichts',
        'vertrag steht',
        'verlangt',
        'abmahnung',
        'darf der chef',
        'darf mein chef',
        'order',
        'refuse',
        'have to',
        'force',
      ],
    ],
    dependsOn: 'your contract, a union or works agreement, and whether it is an emergency',
    says: 'You mostly need not, if neither your contract nor a union or works agreement says so. The right to give orders does not make your week longer. In a true emergency, such as a fire or flood, you must help. With such a clause you must, up to ten hours a day. Unsure? Ask for the order in writing, and your works council or union first. Overtime that was ordered must be paid or given back as time.',
    authority: cite('gewo', '106', { provision: '§ 106 GewO; § 611a BGB; §§ 3 und 14 ArbZG' }),
  },
]
