/** Questions about visits where maintenance is not paid. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  topics: ['family', 'general'],
  checkedOn: '2026-11-23',
  checkBy: '2027-09-30',
} satisfies Partial<Rule>

export const ENQUIRY_VISITS_AND_MAINTENANCE: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.unpaid-so-no-visits',
    kind: 'answer',
    rank: 4,
    verdict: 'no',
    asks: [
      [
        'mantenimento',
        'mantenimeto',
        'assegno',
        'alimenti',
        'non paga',
        'nn paga',
        'non versa',
        'non mi paga',
        'non mi versa',
        'non mi dà',
        'non mi da',
        'maintenance',
      ],
      [
        'negare',
        'negargli',
        'negarle',
        'negare le visite',
        'impedire',
        'impedirgli',
        'impedirle',
        'non fargli vedere',
        'non farle vedere',
        'non fargli più vedere',
        'non fare vedere',
        'rifiutare le visite',
        'rifiutarmi',
        'bloccare le visite',
        'vietare',
        'vietargli',
        'togliergli',
        'tenergli lontano',
        'smettere di fargli vedere',
        'sospendere le visite',
        'refuse visits',
        'stop him seeing',
      ],
      [
        'figli',
        'figlio',
        'figlia',
        'bimbi',
        'bimbo',
        'bimba',
        'bambini',
        'bambino',
        'bambina',
        'vederla',
        'vederlo',
        'vederli',
        'visite',
        'children',
      ],
    ],
    says: 'No. Money and visits are apart: you may not keep the children away because the other parent does not pay. A judge can fine you for it. Is there danger? Call 112 or 1522. For the money send a formal demand by registered letter. After 30 days unpaid, the employer can be made to pay you direct, with no judge. Wages can be seized, and not paying can be a crime. With a low income the lawyer is free.',
    authority: cite(
      'cpc',
      'articoli 473-bis.36, 473-bis.37 e 473-bis.39; codice penale, articolo 570-bis',
    ),
  },
]
