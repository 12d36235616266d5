/** Questions about taking a thing back to a shop. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'be',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_SHOP_RETURN: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.shop-return',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 7,
    verdict: 'no',
    when: {
      not: [
        {
          says: [
            'en ligne',
            'online',
            'webshop',
            'bol.com',
            'zalando',
            'internet',
            'kapot',
            'stuk',
            'en panne',
            'cassé',
            'défectueux',
            'à la porte',
            'aan de deur',
          ],
        },
      ],
    },
    asks: [
      [
        'en magasin',
        'au magasin',
        'dans un magasin',
        'le magasin',
        'la boutique',
        'in de winkel',
        'in een winkel',
        'de winkel',
        'winkel',
        'in a shop',
        'the shop',
      ],
      [
        'rendre',
        'ramener',
        'rembourser',
        'remboursement',
        'échanger',
        'un bon',
        'terugbrengen',
        'terugnemen',
        'terugbetalen',
        'omruilen',
        'ruilen',
        'tegoedbon',
        'waardebon',
        'geld terug',
        'return',
        'refund',
      ],
      [
        'acheté',
        'achat',
        'veste',
        'pull',
        'chaussures',
        'taille',
        'gekocht',
        'jas',
        'schoenen',
        'maat',
        'ticket',
        'kasticket',
        'euros',
        'euro',
        'bought',
      ],
    ],
    says: 'No, for a thing with no fault the law gives no right to take it back to a shop. Look at the receipt and the signs: what the shop promises, such as a voucher or 30 days, it must keep. If it is faulty, the shop must repair or replace it for two years, and a voucher is not enough. Bought online you would have 14 days.',
    authority: {
      ...LAW.withdraw,
      provision: 'articles VI.45 à VI.53 (contrats à distance et hors établissement seulement)',
    },
  },
]
