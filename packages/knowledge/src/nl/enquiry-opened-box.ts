/** Questions about sending back what was opened or tried on. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_OPENED_BOX: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.opened-box',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 5,
    verdict: 'no',
    checkBy: '2027-10-31',
    asks: [
      [
        'webshop',
        'webwinkel',
        'online',
        'winkel',
        'bol',
        'besteld',
        'bestelling',
        'online gekocht',
        'internet',
        'shop',
      ],
      [
        'doos heb opengemaakt',
        'doos opengemaakt',
        'opengemaakt',
        'geopend',
        'doos open',
        'verpakking open',
        'uitgepakt',
        'uit de verpakking',
        'kaartje eraf',
        'gepast',
        'geprobeerd',
        'gedragen',
        'opened',
        'unpacked',
        'label eraf',
      ],
      [
        'geld',
        'retour',
        'terug',
        'terugsturen',
        'weigeren',
        'weigert',
        'terugnemen',
        'teruggeven',
        'refund',
        'herroepen',
      ],
    ],
    says: 'No. What you bought online you may send back within 14 days, with no reason, also when the box is open. You may try it as you could in a shop. The shop may take off only for use beyond that. It must pay back all in 14 days, with the normal postage. It is different for sealed hygiene goods, opened software, and goods made for you. Write that you withdraw and keep proof.',
    authority: LAW.withdraw,
  },
]
