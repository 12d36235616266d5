/** Questions about a higher rent and the deposit. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-21',
  checkBy: '2027-01-31',
} satisfies Partial<Rule>

export const ENQUIRY_RENT_AND_DEPOSIT: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.deposit',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 10,
    asks: [
      ['cauzione', 'deposito cauzionale', 'caparra', 'deposit'],
      ['restituire', 'restituisce', 'indietro', 'tenere', 'rendere', 'back', 'return', 'keep'],
    ],
    verdict: 'do_this',
    says: 'Ask by registered letter or PEC with the date you gave back the keys. The landlord may keep only proved damage and must pay interest.',
    authority: cite('equo', 'articolo 11; codice civile, articolo 1590'),
  },
  {
    ...BASE,
    id: 'it.ask.rent-rise',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 10,
    asks: [
      [
        'aumentare',
        'aumento',
        'aumenta',
        'alzare',
        'raise',
        'increase',
        'aumentarmi',
        'alzarmi',
        'aumentarci',
        'aumentato',
        'euro in più',
        'euro in piu',
        'di più al mese',
        'di piu al mese',
      ],
      ['affitto', 'canone', 'proprietario', 'padrone di casa', 'rent'],
    ],
    verdict: 'it_depends',
    says: 'Only as the written lease says, mostly by ISTAT. With the flat tax (cedolare secca) the rent may not rise during the lease.',
    dependsOn: 'what your lease says',
    authority: cite('cedolare', 'articolo 3, comma 11; articolo 13 l. 431/1998'),
  },
  {
    ...BASE,
    id: 'it.ask.deposit-limit',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 8,
    asks: [
      ['caparra', 'cauzione', 'deposito cauzionale', 'deposit'],
      [
        'quanto può',
        'quanto puo',
        'quante mensilità',
        'quanti mesi',
        'massimo',
        'può chiedere',
        'puo chiedere',
        'how much',
      ],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'The deposit may be three months’ rent at most. It earns legal interest, paid to you each year. It comes back when you leave, less damage that the landlord proves.',
    authority: cite('equo', 'articolo 11'),
  },
]
