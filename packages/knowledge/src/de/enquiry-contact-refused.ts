/** Questions about a parent who keeps a child from the other. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_CONTACT_REFUSED: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-family.contact-refused',
    kind: 'answer',
    topics: ['family', 'general'],
    rank: 5,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      ['tochter', 'sohn', 'kind', 'kinder', 'kleine', 'umgang', 'enkel', 'child'],
      [
        'nicht sehen',
        'nicht sehen lässt',
        'lässt mich meine',
        'lässt mich mein',
        'nicht mehr sehen',
        'verweigert',
        'umgang verweigert',
        'kontakt verweigert',
        'kein umgang',
        'keinen umgang',
        'gibt mir das kind nicht',
        'vorenthält',
        'lässt mich nicht zu',
        'see my',
      ],
      [
        'ex',
        'mutter',
        'vater',
        'unterhalt',
        'frau',
        'mann',
        'sie',
        'er',
        'exfreundin',
        'exfrau',
        'exmann',
      ],
    ],
    says: 'Contact does not hang on maintenance, custody or marriage. Your child has a right to you, and you to it. Write and offer fixed days. Ask the Jugendamt or a family advice centre to help; it is free. If it goes on, ask the family court for an order, in haste as an urgent order. If a court order is broken, it can fine. Sort out unpaid maintenance apart from this.',
    authority: cite('bgb', '1684', { provision: '§ 1684 BGB, §§ 89 und 156 FamFG' }),
  },
]
