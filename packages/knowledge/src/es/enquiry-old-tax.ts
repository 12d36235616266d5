/** Questions about a tax of years ago. `asks` holds the words people type, in Spanish and English. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

export const ENQUIRY_OLD_TAX: readonly Rule[] = [
  {
    country: 'es',
    kinds: ['ENQUIRY'],
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'es.ask.tax-too-old',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 5,
    verdict: 'it_depends',
    when: { not: [{ says: ['multa de tráfico', 'multa de trafico', 'herencia'] }] },
    asks: [
      [
        'hacienda',
        'agencia tributaria',
        'aeat',
        'impuesto',
        'impuestos',
        'ibi',
        'irpf',
        'declaración de la renta',
        'declaracion de la renta',
        'plusvalía',
        'plusvalia',
        'impuesto de circulación',
        'tasa de basuras',
      ],
      [
        'prescrito',
        'prescrita',
        'prescribe',
        'prescriben',
        'prescripción',
        'prescripcion',
        'hace cinco años',
        'hace seis años',
        'hace siete años',
        'hace ocho años',
        'hace diez años',
        'hace años',
        'too old',
        'años atrás',
        'anos atras',
        'hasta 10 años',
        'hasta diez años',
        'hasta 5 años',
      ],
    ],
    says: 'A tax is too old after four years. They run from the last day to declare or pay, and each notice that reached you in the right way starts them again. Ask for proof of the notices, and object within one month.',
    dependsOn: 'which notices reached you, and when',
    authority: cite('lgt', 'artículos 66 a 68, 102 y 223'),
  },
]
