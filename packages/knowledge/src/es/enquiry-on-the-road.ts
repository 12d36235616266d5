/** Questions about traffic fines. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-21',
  checkBy: '2027-02-28',
} satisfies Partial<Rule>

const UNTIL_JUNE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_ON_THE_ROAD: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.fine-half',
    kind: 'answer',
    topics: ['parking', 'general', 'criminal'],
    rank: 9,
    asks: [
      ['multa', 'multas', 'radar', 'dgt', 'fine', 'speeding'],
      [
        'pagar',
        'pago',
        'la pago',
        'recurro',
        'recurrirla',
        'recurrir',
        'alegar',
        'descuento',
        'mitad',
        'plazo',
        'pay',
        'appeal',
        'discount',
      ],
    ],
    verdict: 'it_depends',
    says: 'Within 20 calendar days you choose: pay half and end it, or object with proof and lose the half price.',
    dependsOn: 'whether you have proof',
    authority: cite('trafico', 'artículos 94 y 95'),
  },
  {
    ...BASE,
    id: 'es.ask.fine-driver',
    kind: 'answer',
    topics: ['parking', 'general', 'criminal'],
    rank: 7,
    verdict: 'do_this',
    asks: [
      ['multa', 'multas', 'radar', 'denuncia', 'fine', 'speeding'],
      [
        'no conducía',
        'no conducia',
        'yo no conducía',
        'no era yo',
        'conducía otro',
        'otro conductor',
        'vendí el coche',
        'había vendido',
        'identificar',
        'not driving',
        'was not me',
        'sold the car',
      ],
    ],
    says: 'Name the real driver in the time the letter gives, with name, ID number and address. If you do not, you can get a fine of two or three times the sum. Do not pay the half price if you want to object.',
    authority: cite('trafico', 'artículos 11, 77.j, 80.2 y 94'),
    checkedOn: '2026-11-22',
    checkBy: '2027-06-30',
  },
  {
    ...UNTIL_JUNE,
    id: 'es.ask.fine-too-old',
    kind: 'answer',
    topics: ['parking', 'criminal', 'general'],
    rank: 12,
    asks: [
      ['multa', 'multas', 'fine'],
      [
        'prescrita',
        'prescrito',
        'prescribe',
        'prescriben',
        'prescripción',
        'prescripcion',
        'caducada',
        'antigua',
        'too old',
        'years ago',
        'de hace',
        'hace años',
        'hace 5 años',
        'hace 6 años',
      ],
    ],
    verdict: 'it_depends',
    says: 'A minor offence is too old after three months and a serious one after six, if no step reached you. A fine that is final is too old after four years.',
    dependsOn: 'how serious it is and what reached you',
    authority: cite('trafico', 'artículo 112'),
  },
]
