/** A bank closes an account: its notice, and the account that no bank may refuse. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['OTHER'],
  checkedOn: '2026-11-22',
  checkBy: '2027-09-30',
} satisfies Partial<Rule>

const CLOSING: Test = {
  says: [
    'recesso dal contratto di conto',
    'chiusura del conto',
    'chiusura del suo conto',
    'il conto sarà chiuso',
    'conto verrà chiuso',
    'estinzione del conto',
    'recedere dal contratto di conto',
    'recesso dal rapporto di conto',
  ],
}

export const ACCOUNT_CLOSING: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.account.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    when: { all: [CLOSING] },
    says: 'The bank says that it will close your account. Your money stays yours.',
    authority: cite('tub', 'articolo 126-septies'),
  },
  {
    ...BASE,
    id: 'it.account.right-notice',
    kind: 'right',
    rank: 5,
    when: { all: [CLOSING] },
    says: 'For an account with no end date the bank must give two months’ notice in writing, if the contract lets it leave. You may close it at any time free.',
    authority: cite('tub', 'articoli 120-bis e 126-septies; codice civile, articolo 1855'),
  },
  {
    ...BASE,
    id: 'it.account.right-basic',
    kind: 'right',
    rank: 6,
    when: { all: [CLOSING] },
    says: 'Who lives legally in the EU has the right to a basic account (conto di base) at a bank in Italy.',
    authority: cite('tub', 'articoli 126-noviesdecies e seguenti'),
  },
  {
    ...BASE,
    id: 'it.account.step-new',
    kind: 'step',
    list: 'first',
    rank: 10,
    when: { all: [CLOSING] },
    says: 'Open a new account now and tell your employer and those who take payments. If the bank is wrong, complain in writing, then go to the ABF for €20.',
    authority: cite('abf', 'Disposizioni sui sistemi di risoluzione stragiudiziale'),
  },
]
