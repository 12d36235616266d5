/** Questions about pay that the employer holds back for damage. */
import type { Condition, Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_PAY_HELD_BACK: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.pay-held-back',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'trattenuto',
        'trattenuti',
        'trattiene',
        'trattenere',
        'trattenuta',
        'tolto',
        'tolti',
        'scalato',
        'scala',
        'detratto',
        'held back',
        'deducted',
      ],
      ['busta paga', 'stipendio', 'paga', 'wages', 'my pay'],
      [
        'rotto',
        'danno',
        'danni',
        'ammanco',
        'cassa',
        'bicchiere',
        'furgone',
        'incidente',
        'cliente scappato',
        'multa',
        'merce',
        'telefono aziendale',
        'damage',
      ],
      ['capo', 'datore', 'titolare', 'azienda', 'ditta', 'boss'],
    ],
    says: 'Not on its own. The firm must first put the fault to you in writing and hear you, and prove the harm and your fault. Breakage by chance, or a customer who runs off, is the firm’s risk. A fine as a sanction is at most four hours’ pay. Write by registered letter or PEC that you do not agree and claim the sum: you have five years. See a union or the labour inspectorate.',
    authority: cite('statuto', 'articolo 7; codice civile, articoli 1218, 2099, 2104 e 2106'),
  },
]

const PAY_KEPT: Condition = {
  all: [
    { says: ['busta paga', 'stipendio', 'retribuzione'] },
    {
      says: [
        'abbiamo trattenuto',
        'tratteniamo',
        'trattenuta',
        'trattenuto',
        'detratto',
        'abbiamo detratto',
      ],
    },
    {
      says: [
        'danno',
        'danni',
        'rotte',
        'rotti',
        'rottura',
        'ammanco',
        'cassa',
        'furgone',
        'attrezzatura',
      ],
    },
  ],
}

/** The same on a letter of the employer. */
export const PAY_HELD_BACK: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.pay-kept.want',
    kinds: ['OTHER'],
    kind: 'fact',
    slot: 'what_they_want',
    rank: 2,
    when: PAY_KEPT,
    checkedOn: '2026-11-23',
    says: 'Your employer keeps a part of your pay for damage. It says that you must bear it.',
    authority: cite('statuto', 'articolo 7; codice civile, articoli 1218, 2099, 2104 e 2106'),
  },
  {
    ...BASE,
    id: 'it.pay-kept.right',
    kinds: ['OTHER'],
    kind: 'right',
    rank: 2,
    when: PAY_KEPT,
    checkedOn: '2026-11-23',
    says: 'The firm must first put the fault to you in writing and hear you, and prove the harm and your fault. Breakage by chance, or a customer who runs off, is the firm’s risk. A fine as a sanction is at most four hours’ pay. Write by registered letter or PEC that you do not agree and claim the sum: you have five years. See a union or the labour inspectorate.',
    authority: cite('statuto', 'articolo 7; codice civile, articoli 1218, 2099, 2104 e 2106'),
  },
  {
    ...BASE,
    id: 'it.pay-kept.step',
    kinds: ['OTHER'],
    kind: 'step',
    list: 'first',
    rank: 2,
    when: PAY_KEPT,
    checkedOn: '2026-11-23',
    says: 'Write that you do not agree, and ask for the whole pay by a day. Sign nothing that says you owe it. Ask your union.',
    authority: cite('statuto', 'articolo 7; codice civile, articoli 1218, 2099, 2104 e 2106'),
  },
]
