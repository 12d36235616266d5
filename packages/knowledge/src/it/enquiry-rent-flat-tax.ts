/** Questions about a rise of the rent under the flat tax. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_RENT_FLAT_TAX: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.rent-flat-tax',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 5,
    verdict: 'no',
    asks: [
      ['cedolare secca', 'cedolare'],
      [
        'aumento',
        'aumentare',
        'aumentarmi',
        'in più',
        'in piu',
        'istat',
        'adeguamento',
        'alzare',
        'vuole di più',
        'raise',
        'increase',
      ],
      ['affitto', 'canone', 'proprietario', 'padrone', 'contratto', 'casa', 'rent'],
    ],
    says: 'No. With the flat tax (cedolare secca) the owner gives up every rise while it lasts, also the ISTAT one. And a rise above the registered rent is void in any case. Write by registered letter or PEC that you go on paying the present rent, and pay it by transfer. He cannot put you out for that before the lease ends. What you paid too much you can claim back, until six months after you leave.',
    authority: cite('cedolare', 'articolo 3, comma 11; articolo 13 l. 431/1998'),
  },
]
