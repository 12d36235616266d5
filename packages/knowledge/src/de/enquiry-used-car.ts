/** Questions about faulty cars from a dealer. `asks` holds the words people type, in German and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_USED_CAR: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-buy.dealer-car',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 6,
    verdict: 'no',
    asks: [
      [
        'gebrauchtwagen',
        'gebrauchtes auto',
        'auto vom händler',
        'auto beim händler',
        'autohändler',
        'autohaus',
        'used car',
        'dealer',
      ],
      [
        'gekauft wie gesehen',
        'motorschaden',
        'getriebeschaden',
        'getriebe',
        'motor',
        'defekt',
        'kaputt',
        'mangel',
        'gewährleistung',
        'ausgeschlossen',
        'broken',
      ],
    ],
    says: 'A dealer cannot shut out the warranty towards a private buyer, whatever the contract says. For the first year the law presumes that the fault was there from the start. Ask in writing for repair with a last day. If that fails: less to pay, or give the car back. Normal wear is not covered.',
    authority: {
      title: 'Bürgerliches Gesetzbuch (BGB)',
      url: 'https://www.gesetze-im-internet.de/bgb/',
      provision: '§§ 437, 439, 476, 477 BGB',
      inForceFrom: '2022-01-01',
    },
  },
]
