/** Questions about a dismissal in a small firm. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_SMALL_FIRM: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-job.small-firm',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'it_depends',
    checkBy: '2027-10-31',
    asks: [
      [
        'kleinbetrieb',
        'kleinbetriebs',
        'kleine firma',
        'kleinen firma',
        'kleiner betrieb',
        'kleinen betrieb',
        '4 leute',
        '5 leute',
        '6 leute',
        '3 leute',
        'nur 4',
        'nur 5',
        'nur 6',
        'vier leute',
        'fünf leute',
        'sechs leute',
        'fünf mitarbeiter',
        '5 mitarbeiter',
        '4 mitarbeiter',
        '6 mitarbeiter',
        '8 mitarbeiter',
        'unter 10',
        'weniger als 10',
        'unter zehn',
        'weniger als zehn',
        'small firm',
      ],
      ['kündigung', 'gekündigt', 'kündigen', 'entlassen', 'dismissed', 'klage', 'kündigungsschutz'],
    ],
    dependsOn: 'the number of people in the firm and your own situation',
    says: 'With ten people or fewer, the employer mostly needs no reason; part-timers count in parts. The same holds in your first six months. But it needs paper, a real signature and the full notice time. It may not hit the pregnant or severely disabled without leave, nor be for a bad motive such as revenge. Against any fault you still have only three weeks for the labour court.',
    authority: cite('kschg', '23', { provision: '§§ 1, 4, 7 und 23 KSchG, § 623 BGB' }),
  },
]
