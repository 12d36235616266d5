/** Questions about the fee that a firm adds for a reminder. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-23',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_REMINDER_FEES: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-debt.reminder-fees',
    kind: 'answer',
    topics: ['debt', 'consumer', 'general'],
    rank: 6,
    verdict: 'it_depends',
    when: {
      not: [
        {
          says: [
            'bußgeld',
            'bussgeld',
            'finanzamt',
            'beitragsservice',
            'rundfunkbeitrag',
            'bibliothek',
            'bücherei',
          ],
        },
      ],
    },
    asks: [
      [
        'mahngebühr',
        'mahngebühren',
        'mahnkosten',
        'mahnpauschale',
        'mahnspesen',
        'gebühr für die mahnung',
        'gebühren für die mahnung',
        'gebühr für eine mahnung',
        'reminder fee',
        'reminder fees',
      ],
      [
        'wie hoch',
        'wie viel',
        'wieviel',
        'euro',
        '€',
        'darf',
        'dürfen',
        'muss ich',
        'müssen wir',
        'zahlen',
        'erlaubt',
        'zulässig',
        'rechtens',
        'zu hoch',
        'überhöht',
        'verlangt',
        'verlangen',
        'berechnet',
        'aufgeschlagen',
        'normal',
        'gilt',
        'firma',
        'how much',
        'allowed',
        'too high',
        'pay',
      ],
    ],
    dependsOn: 'how high the fee is and whether you were late already',
    says: 'A reminder fee may cover only paper and post, never staff or computers. The highest court let an energy firm count about 76 cents. Many courts accept up to about €2.50 a letter. A first reminder that only starts the delay is free. Is more asked? Pay the bill itself, and write that you do not pay the rest. Interest for being late is apart.',
    authority: cite('bgb', '280', {
      provision: '§§ 280, 286, 288 und 309 Nr. 5 BGB; BGH, 26.06.2019, VIII ZR 95/18',
    }),
  },
]
