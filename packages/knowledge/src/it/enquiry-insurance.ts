/** Questions about insurers. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-21',
  checkBy: '2027-01-31',
} satisfies Partial<Rule>

export const ENQUIRY_INSURANCE: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.insurance-no',
    kind: 'answer',
    topics: ['consumer', 'debt', 'general'],
    rank: 12,
    asks: [
      ['assicurazione', 'polizza', 'insurance', 'insurer'],
      ['non paga', 'rifiuta', 'non vuole pagare', 'sinistro', 'refuses', 'claim', 'no pay'],
    ],
    verdict: 'do_this',
    says: 'Send a complaint by PEC or registered letter. After 45 days or a no, go online to the Insurance Arbiter (AAS) for €20. Mind the two years.',
    authority: cite('ivass', 'Regolamento e FAQ', '2026-01-15'),
  },
  {
    ...BASE,
    id: 'it.ask.offer-too-low',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 8,
    verdict: 'do_this',
    asks: [
      ['assicurazione', 'assicuratore', 'rca', 'sinistro', 'incidente', 'insurance', 'accident'],
      [
        'offerto troppo poco',
        'offerta troppo bassa',
        'offerta bassa',
        'troppo poco',
        'risarcimento basso',
        'offre poco',
        'too low',
        'too little',
      ],
    ],
    says: 'You can take the money on account and claim the rest. Write that you accept it only in part (in acconto), with a quote of the garage or a doctor’s report. After a no there is the Insurance Arbiter. You have two years after a car crash.',
    authority: cite('assicurazioni', 'articoli 148 e 149; codice civile, articolo 2947'),
    checkedOn: '2026-11-22',
    checkBy: '2027-06-30',
  },
]
