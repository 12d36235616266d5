/** Questions about a phone or internet firm that raises its price. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_TELECOM_PRICE: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.telecom-price',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 5,
    verdict: 'yes',
    asks: [
      [
        'movistar',
        'vodafone',
        'orange',
        'yoigo',
        'masmovil',
        'jazztel',
        'digi',
        'lowi',
        'pepephone',
        'fibra',
        'internet',
        'operadora',
        'compañía de internet',
        'compañia de internet',
        'compañía telefónica',
        'compañia telefonica',
        'móvil',
        'telefonía',
        'phone company',
      ],
      [
        'subido el precio',
        'subieron el precio',
        'subió el precio',
        'subio el precio',
        'sube el precio',
        'subida de precio',
        'suben el precio',
        'suben la tarifa',
        'subido la tarifa',
        'subida de tarifa',
        'subida',
        'me suben',
        'me han subido',
        'me subieron',
        'cambiado las condiciones',
        'price rise',
      ],
      [
        'permanencia',
        'penalización',
        'penalizacion',
        'irme',
        'baja',
        'cambiar',
        'cambio de compañía',
        'cambio de compañia',
        'portabilidad',
        'dejar',
        'penalty',
        'leave',
      ],
    ],
    says: 'Yes. If the firm changes the price or terms by itself, it must tell you a month before. Then you may leave with no penalty within a month, also in the minimum stay. You pay only for a cheap phone that you keep. If it did not tell you well, say so and do not pay the penalty. Rises fixed in the contract can be different. Complain in writing, then free to the Oficina de Telecomunicaciones.',
    authority: cite(
      'telecos',
      'artículo 9; Ley 11/2022, General de Telecomunicaciones, artículo 67.8 y 67.10',
      '2022-06-30',
    ),
  },
]
