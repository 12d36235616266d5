/** Questions about a seizure of pay beside a loan that is paid from pay (cessione del quinto). */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_WAGE_WITH_LOAN_ON_PAY: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.wage-and-cessione',
    kind: 'answer',
    topics: ['debt', 'consumer', 'general', 'employment'],
    rank: 4,
    verdict: 'do_this',
    asks: [
      [
        'cessione del quinto',
        'cessione del 5',
        'cessione',
        'delega di pagamento',
        'delegazione di pagamento',
        'doppio quinto',
      ],
      [
        'pignoramento',
        'pignorare',
        'pignorano',
        'pignorato',
        'pignorata',
        'pignorarmi',
        'presso terzi',
        'decreto ingiuntivo',
        'precetto',
        'seize',
      ],
      [
        'stipendio',
        'busta paga',
        'datore',
        'paga',
        'guadagno',
        'netti',
        'in azienda',
        'ufficio paghe',
        'wages',
      ],
    ],
    says: 'A cessione does not bar a seizure. A private lender may take one fifth of your net pay, but cessione and seizure together may not pass half of it. A seizure is no reason to dismiss you. You can still settle: offer a sum or parts in writing before the hearing, and have the lender drop the case. Is the sum wrong? See a lawyer at once, free with a low income. If it is all too much, see an OCC.',
    authority: {
      title: 'DPR 180/1950 (cessione di stipendi)',
      provision: 'articolo 68; c.p.c., articolo 545; d.lgs. 14/2019, articoli 54 e 70',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:1950-01-05;180',
      inForceFrom: '2022-07-15',
    },
  },
]
