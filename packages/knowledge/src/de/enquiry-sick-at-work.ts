/** Questions about what a boss may ask about an illness. `asks` holds the words people type, in German and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_SICK_AT_WORK: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-job.reason-for-illness',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'no',
    asks: [
      [
        'krank',
        'krankheit',
        'krankmeldung',
        'krankgemeldet',
        'krankgeschrieben',
        'au-bescheinigung',
        'sick',
      ],
      [
        'warum ich krank',
        'was ich habe',
        'welche krankheit',
        'diagnose',
        'grund der',
        'wissen warum',
        'muss ich das sagen',
        'muss ich sagen',
        'muss ich verraten',
        'muss ich dem chef',
        'what i have',
        'have to tell',
      ],
    ],
    says: 'No. You say only that you are ill and how long it will likely last, at once. From the fourth day a doctor must confirm it, or sooner if the boss asks; the firm fetches it online (eAU). The illness itself is private, with few exceptions such as infections that must be reported.',
    authority: {
      title: 'Entgeltfortzahlungsgesetz (EntgFG)',
      url: 'https://www.gesetze-im-internet.de/entgfg/',
      provision: '§ 5 EntgFG',
      inForceFrom: '2023-01-01',
    },
  },
]
