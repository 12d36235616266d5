/** Questions about small repairs that the tenant should pay. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_SMALL_REPAIRS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-home.small-repairs',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 5,
    verdict: 'no',
    checkBy: '2027-10-31',
    asks: [
      [
        'kleinreparatur',
        'kleinreparaturen',
        'kleinreparaturklausel',
        'bagatellreparatur',
        'kleine reparatur',
        'kleine reparaturen',
        'small repairs',
      ],
      [
        'zahlen',
        'bezahlen',
        'vermieter',
        'rechnung',
        'euro',
        'reparatur',
        'muss ich',
        'kostet',
        'pay',
      ],
    ],
    says: 'No, if the bill is above the sum in your lease. Then the landlord pays all of it, and you owe no share. The clause holds only for things you use often, such as taps, switches and handles. Pipes, a boiler or wiring are out. It must name a cap for each repair, about €100 to €120, and one for the year. No cap? Then it is void. Write that and pay nothing. What you broke is another matter.',
    authority: cite('bgb', '535', { provision: '§§ 307 und 535 BGB' }),
  },
]
