/** What of pay, pensions, accounts, goods and homes may not be taken. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { FROM_PUBLIC } from './conditions-sender.ts'

const BASE = {
  country: 'it',
  kinds: ['BAILIFF_NOTICE', 'COURT_JUDGMENT'],
  checkedOn: '2026-11-21',
  checkBy: '2027-01-31',
} satisfies Partial<Rule>

export const SEIZURE_LIMITS: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.enforce.pension-safe',
    kind: 'fact',
    rank: 10,
    slot: 'did_you_know',
    says: 'In 2026 pension up to €1,092.48 a month may not be taken. Only a fifth of the rest can.',
    authority: cite(
      'inpsdato',
      'circolare 153/2025, allegato 2; articolo 545, settimo comma, c.p.c.',
    ),
    checkBy: '2027-01-15',
  },
  {
    ...BASE,
    id: 'it.enforce.account-safe',
    kind: 'fact',
    rank: 12,
    slot: 'did_you_know',
    says: 'Pay or pension already on the account is safe up to €1,638.72 in 2026.',
    authority: cite(
      'inpsdato',
      'circolare 153/2025, allegato 2; articolo 545, ottavo comma, c.p.c.',
    ),
    checkBy: '2027-01-15',
  },
  {
    ...BASE,
    id: 'it.enforce.right-fifth',
    kind: 'right',
    rank: 8,
    says: 'From pay they may take one fifth at most, for normal debts. Several seizures together may not pass half.',
    authority: cite('cpc', 'articolo 545, quarto comma'),
  },
  {
    ...BASE,
    id: 'it.enforce.right-tax-tenth',
    checkBy: '2027-01-15',
    kind: 'right',
    when: FROM_PUBLIC,
    rank: 7,
    says: 'The tax collector may take one tenth of pay up to €2,500, one seventh up to €5,000, and one fifth above.',
    authority: cite('riscossione', 'articolo 72-ter'),
  },
  {
    ...BASE,
    id: 'it.enforce.right-goods',
    kind: 'right',
    kinds: ['BAILIFF_NOTICE'],
    rank: 12,
    says: 'They may not take beds, table, fridge, cooker, washing machine, clothes, or wedding rings.',
    authority: cite('cpc', 'articolo 514'),
  },
  {
    ...BASE,
    id: 'it.enforce.right-only-home',
    checkBy: '2027-01-15',
    kind: 'right',
    when: FROM_PUBLIC,
    rank: 14,
    says: 'The tax collector may not sell your only home where you live, unless it is a luxury home.',
    authority: cite('riscossione', 'articolo 76'),
  },
  {
    ...BASE,
    id: 'it.enforce.step-limits',
    kind: 'step',
    rank: 30,
    list: 'first',
    says: 'Check the limits: a fifth of pay, the safe part of a pension, the safe part of the account. Report any mistake.',
    authority: cite('cpc', 'articolo 545'),
  },
  {
    ...BASE,
    id: 'it.enforce.right-stay-home',
    kinds: ['BAILIFF_NOTICE'],
    kind: 'right',
    rank: 7,
    when: {
      any: [
        {
          says: [
            'pignoramento immobiliare',
            'si pignora l’immobile',
            'immobile pignorato',
            'espropriazione immobiliare',
            'vendita all’asta',
            "vendita all'asta",
            'si pignora l’appartamento',
            "si pignora l'appartamento",
          ],
        },
      ],
    },
    says: 'You and your family may live in your seized home until the judge transfers it to a buyer. Look after it and let it be viewed.',
    authority: cite('cpc', 'articoli 555 e 560'),
  },
]
