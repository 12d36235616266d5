/** Questions about an internet contract after a move. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_MOVING_WITH_INTERNET: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-buy.internet-move',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 5,
    verdict: 'no',
    checkBy: '2027-10-31',
    asks: [
      [
        'internet',
        'internetvertrag',
        'dsl',
        'glasfaser',
        'telekom',
        'vodafone',
        '1und1',
        'o2',
        'kabelanschluss',
        'wlan',
        'festnetz',
      ],
      [
        'umzug',
        'umziehe',
        'ziehe um',
        'umziehen',
        'umgezogen',
        'neue wohnung',
        'neuen wohnung',
        'neue adresse',
        'moving',
        'move',
      ],
      [
        'nicht verfügbar',
        'gibt es den anbieter nicht',
        'nicht anbieten',
        'nicht liefern',
        'kündigen',
        'weiter zahlen',
        'trotzdem zahlen',
        'raus',
        'sonderkündigung',
        'cancel',
      ],
    ],
    says: 'No, not to the end of the term. The firm must take the contract to your new home on the same terms. If it cannot give the same service there, you may end it with one month’s notice, also before you move. It may not start a new term for the move. Write it with the new address and the date, add the registration, and keep proof. If it refuses, the Bundesnetzagentur helps for free.',
    authority: cite('tkg', '60', { provision: '§ 60 TKG' }),
  },
]
