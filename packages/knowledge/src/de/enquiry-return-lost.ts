/** Questions about a returned parcel that was lost or came empty. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_RETURN_LOST: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-buy.return-lost',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 5,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      [
        'zurückgeschickt',
        'zurückgesendet',
        'retoure',
        'rücksendung',
        'retourniert',
        'zurück geschickt',
        'returned',
      ],
      [
        'leer',
        'verloren',
        'nicht angekommen',
        'nie angekommen',
        'verschwunden',
        'falsche ware',
        'anderes drin',
        'nicht erhalten',
        'weg',
        'empty',
        'lost',
        'nichts bekommen',
        'nichts erhalten',
        'nicht bekommen',
        'nie bekommen',
        'nie erhalten',
        'kam nie an',
      ],
      [
        'paket',
        'händler',
        'shop',
        'geld',
        'zahlt nicht',
        'erstattung',
        'erstattet',
        'sagt',
        'money',
        'parcel',
      ],
    ],
    says: 'Ask for your money in writing with a last day, about two weeks. When you withdraw, the shop carries the risk of the way back. So proof of posting is enough if the parcel was lost. They say that it was empty? Send the receipt with its weight, photos and a witness. Ask the carrier for a trace. Get a debit back at your bank in eight weeks, or open a PayPal case.',
    authority: cite('bgb', '355', { provision: '§ 355 Abs. 3, § 357 BGB' }),
  },
]
