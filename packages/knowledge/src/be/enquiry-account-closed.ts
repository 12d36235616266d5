/** Questions about a bank that closes or refuses an account. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'be',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_ACCOUNT_CLOSED: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.account-closed',
    kind: 'answer',
    topics: ['consumer', 'debt', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'ferme mon compte',
        'fermer mon compte',
        'clôture mon compte',
        'clôturer mon compte',
        'refuse de m’ouvrir',
        'refuse un compte',
        "refuse de m'ouvrir",
        'sluit mijn rekening',
        'rekening sluiten',
        'rekening opgezegd',
        'rekening geweigerd',
        'weigert een rekening',
        'weigert rekening',
        'account closed',
        'close my account',
      ],
      ['banque', 'bank', 'belfius', 'bnp', 'ing', 'kbc', 'argenta', 'compte', 'rekening'],
    ],
    says: 'A bank that ends an account must mostly give two months’ notice in writing. Ask it in writing why, and for the money. Each consumer has a right to a basic bank service: ask any bank for it with its form, and if it says no, complain. It covers a card, transfers and direct debits, at a low price. Complain to the bank, then to Ombudsfin, for free. Tell your employer the new account in time.',
    authority: {
      ...LAW.bankRefund,
      provision:
        'articles VII.12, VII.29 à VII.31 et VII.56/1 à VII.59/3 (service bancaire de base)',
    },
  },
]
