/** Questions about late and cancelled trains. `asks` holds the words people type, in German and English. */
import type { Rule } from '@plainletter/contracts/rule'

const RAIL = {
  title: 'Verordnung (EU) 2021/782 (Fahrgastrechte Bahn)',
  url: 'https://eur-lex.europa.eu/eli/reg/2021/782/oj',
  inForceFrom: '2023-06-07',
}

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_TRAIN: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-train.late',
    kind: 'answer',
    verdict: 'do_this',
    rank: 8,
    checkedOn: '2026-11-22',
    asks: [
      ['bahn', 'zug', 'ice', 'deutsche bahn', 'regionalzug', 'train'],
      [
        'verspätung',
        'verspätet',
        'zu spät',
        'minuten später',
        'ausgefallen',
        'fällt aus',
        'anschluss verpasst',
        'late',
        'delay',
        'cancelled',
        'missed connection',
      ],
      [
        'geld zurück',
        'entschädigung',
        'erstattung',
        'erstattet',
        'was bekomme',
        'steht mir zu',
        'was kann ich',
        'taxi',
        'hotel',
        'refund',
        'money back',
        'compensation',
      ],
    ],
    says: 'From 60 minutes late on arrival you get back 25% of the fare, from 120 minutes 50%. Not for extreme weather, people on the track or theft. If 60 minutes are to be expected, you may drop the trip and get it all back. Claim within three months, online or on the form.',
    authority: { ...RAIL, provision: 'Artikel 18 und 19' },
  },
]
