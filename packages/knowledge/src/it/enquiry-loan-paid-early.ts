/** Questions about the costs of a loan that was paid off early. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_LOAN_PAID_EARLY: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.loan-paid-early',
    kind: 'answer',
    topics: ['debt', 'consumer', 'general'],
    rank: 5,
    verdict: 'do_this',
    when: { not: [{ says: ['mutuo ipotecario'] }] },
    asks: [
      [
        'estinto',
        'estinguere',
        'estinguo',
        'estinzione anticipata',
        'estinzione',
        'chiuso prima',
        'chiuso in anticipo',
        'chiudere prima',
        'rinnovato la cessione',
        'rinnovo della cessione',
        'paid off early',
      ],
      [
        'cessione del quinto',
        'cessione',
        'finanziamento',
        'prestito',
        'delega di pagamento',
        'credito al consumo',
        'loan',
      ],
      [
        'commissioni',
        'commissione',
        'istruttoria',
        'spese',
        'costi',
        'up front',
        'upfront',
        'rimborso',
        'rimborsare',
        'rimborsati',
        'ridare',
        'ridato',
        'indietro',
        'polizza',
        'assicurazione',
        'restituire',
        'restituiti',
        'mi spetta',
        'mi spettano',
        'quote non maturate',
        'costs',
        'refund',
      ],
    ],
    says: 'If you pay a consumer loan off early, a fair part of all its costs comes back. That includes those paid at the start (commissions, file fees). Older contracts too (Constitutional Court 263/2022), but not taxes. Complain in writing with contract and payoff sheet. No good answer in 60 days? Go to the ABF for €20, within twelve months. You need no paid agency. You have ten years.',
    authority: cite(
      'tub',
      'articolo 125-sexies; Corte costituzionale, sentenza 263/2022; ABF',
      '2022-12-29',
    ),
  },
]
