/** Debts to a bank: late loans, and fees for a refused debit. */
import type { Rule } from '@plainletter/contracts/rule'

import { CREDIT } from './conditions-money.ts'
import { LAW } from './law.ts'
import { ofCollectors } from './of-collectors.ts'

const BASE = {
  country: 'fr',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt', 'consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const LOANS_AND_BANK_FEES: readonly Rule[] = ofCollectors([
  {
    ...BASE,
    id: 'fr.debt.right-credit-penalty',
    kind: 'right',
    rank: 35,
    when: { any: [CREDIT] },
    says: 'For a consumer loan the lender may add at most 8 % of the capital still due, and interest. Other costs do not count.',
    authority: LAW.creditPenalty,
  },
  {
    ...BASE,
    id: 'fr.debt.step-credit-pause',
    checkedOn: '2026-11-23',
    kind: 'step',
    rank: 15,
    list: 'valid_debt',
    when: { any: [CREDIT] },
    says: 'If you lost your job or are ill, a judge can pause loan payments for up to two years.',
    authority: LAW.creditPause,
  },
  {
    ...BASE,
    id: 'fr.debt.insight-called-in',
    kind: 'insight',
    rank: 20,
    severity: 'medium',
    confidence: 0.7,
    when: { any: [{ says: ['déchéance du terme'] }] },
    says: 'The lender says that the whole loan is now due (déchéance du terme). It must in most cases warn you first, with fair time to pay.',
    actionable:
      'Look for that first warning and its time. A clause with no fair time can be unfair.',
    authority: LAW.creditLate,
  },
  {
    ...BASE,
    id: 'fr.debt.charge-debit',
    kind: 'charge',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 20,
    amount: 20,
    currency: 'EUR',
    limit: 'cap',
    when: {
      any: [
        {
          says: [
            'banque',
            'bancaire',
            'crédit mutuel',
            "caisse d'épargne",
            'société générale',
            'bnp',
            'crédit agricole',
            'banque postale',
          ],
        },
      ],
    },
    cue: ['frais de rejet de prélèvement', 'rejet de prélèvement'],
    name: 'Bank fee for a refused debit',
    says: 'A bank may take at most €20 for a refused debit, and never more than its sum.',
    authority: LAW.bankDebit,
  },
  {
    ...BASE,
    id: 'fr.debt.charge-intervention',
    kind: 'charge',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 20,
    amount: 8,
    currency: 'EUR',
    limit: 'cap',
    when: {
      any: [
        {
          says: [
            'banque',
            'bancaire',
            'crédit mutuel',
            "caisse d'épargne",
            'société générale',
            'bnp',
            'crédit agricole',
            'banque postale',
          ],
        },
      ],
    },
    cue: ["commission d'intervention"],
    name: 'Intervention fee of the bank',
    says: 'An intervention fee is at most €8 each time, and €80 a month.',
    authority: LAW.bankFees,
  },
])
