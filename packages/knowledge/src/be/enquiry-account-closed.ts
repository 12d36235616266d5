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
    says: 'A bank that ends an account must mostly give two months’ notice in writing, but not after fraud or a grave breach. Ask in writing why, and for the money. Each consumer has a right to a basic bank service: ask any bank with its form. It covers a card, transfers and direct debits, at a low price. If it says no, complain to the bank, then to Ombudsfin, for free. Tell your employer the new account.',
    authority: {
      ...LAW.bankRefund,
      provision:
        'livre VII (fin du contrat-cadre) ; articles VII.57 à VII.59/3 (service bancaire de base)',
    },
  },
]
