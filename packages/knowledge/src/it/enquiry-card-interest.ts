/** Questions about the interest of a card or a loan. `asks` holds the words people type, in Italian and English. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const ASK = {
  country: 'it',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_CARD_INTEREST: readonly Rule[] = [
  {
    ...ASK,
    id: 'it.ask.card-interest',
    topics: ['debt', 'consumer', 'general'],
    rank: 8,
    verdict: 'it_depends',
    when: { not: [{ says: ['mutuo', 'crif', 'rubata', 'clonata', 'truffa'] }] },
    asks: [
      [
        'revolving',
        'carta revolving',
        'carta di credito',
        'prestito',
        'finanziamento',
        'loan',
        'credit card',
      ],
      [
        'interessi altissimi',
        'interessi alti',
        'interessi',
        'usura',
        'tasso',
        'taeg',
        'interest',
        'usury',
      ],
    ],
    says: 'If the rate passed the usury limit of the day you signed, you owe no interest. If the contract gives no TAEG or a wrong one, the rate falls to a low one. Ask for the contract and the accounts, complain in writing, then go to the ABF for €20.',
    dependsOn: 'the rate and the day you signed',
    authority: cite(
      'cc',
      'articolo 1815; legge 108/1996, articolo 2; TUB (d.lgs. 385/1993), articoli 119 e 125-bis',
    ),
  },
]
