/** Questions about a fee for a missed appointment. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_MISSED_APPOINTMENT: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-buy.missed-appointment',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 5,
    verdict: 'it_depends',
    checkBy: '2027-10-31',
    asks: [
      [
        'termin',
        'arzttermin',
        'zahnarzttermin',
        'behandlungstermin',
        'friseurtermin',
        'appointment',
      ],
      [
        'vergessen',
        'versäumt',
        'verpasst',
        'nicht abgesagt',
        'zu spät abgesagt',
        'nicht erschienen',
        'nicht hingegangen',
        'ausfallhonorar',
        'ausfallgebühr',
        'ausfallpauschale',
        'missed',
      ],
      ['zahlen', 'bezahlen', 'rechnung', 'euro', 'gebühr', 'rechtens', 'pay'],
    ],
    dependsOn: 'whether the time was kept for you alone and this was agreed',
    says: 'You owe it only if the time was kept for you alone and you knew that. And no other patient could be seen. Look for what you signed. In a practice with a waiting room there is mostly nothing to pay. You owe nothing if you fell ill and could not come. They must take off what they saved. Write and ask for the basis and the reckoning. Your health fund never pays it.',
    authority: cite('bgb', '615', { provision: '§§ 280, 615, 630a und 630b BGB' }),
  },
]
