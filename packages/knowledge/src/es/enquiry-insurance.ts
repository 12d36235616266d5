/** Questions about insurers. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-21',
  checkBy: '2027-02-28',
} satisfies Partial<Rule>

export const ENQUIRY_INSURANCE: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.insurance-no',
    kind: 'answer',
    topics: ['consumer', 'debt', 'general'],
    rank: 12,
    asks: [
      ['seguro', 'aseguradora', 'póliza', 'poliza', 'insurance', 'insurer'],
      ['no paga', 'no quiere pagar', 'rechaza', 'niega', 'siniestro', 'no pay', 'refuses', 'claim'],
    ],
    verdict: 'do_this',
    says: 'Ask for the reason in writing and complain to the insurer. Then complain free to the DGSFP. After three months it owes high interest.',
    authority: cite('seguro', 'artículos 18, 20 y 38'),
  },
  {
    ...BASE,
    id: 'es.ask.insurance-leave',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 9,
    verdict: 'do_this',
    asks: [
      ['seguro', 'aseguradora', 'póliza', 'poliza', 'insurance', 'insurer'],
      [
        'sube el precio',
        'subida',
        'subido',
        'cambiarme',
        'cambiar de seguro',
        'darme de baja',
        'cancelar',
        'no renovar',
        'renovación',
        'price rise',
        'cancel',
        'leave',
        'switch',
      ],
    ],
    says: 'Write to the insurer at least one month before the yearly end that you do not renew. It must tell you of a change of price two months before that end. If it told you too late, you can still refuse the change in writing.',
    authority: cite('seguro', 'artículo 22', '2016-01-01'),
    checkedOn: '2026-11-22',
    checkBy: '2027-06-30',
  },
  {
    ...BASE,
    id: 'es.ask.health-cover',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 7,
    asks: [
      ['seguro', 'aseguradora', 'póliza', 'poliza', 'insurer', 'insurance'],
      [
        'preexistente',
        'preexistencia',
        'cuestionario',
        'enfermedad anterior',
        'no lo declaré',
        'no declaré',
        'pre-existing',
      ],
    ],
    verdict: 'it_depends',
    says: 'You must only answer what they asked. With no clear question they cannot hold it against you. If you forgot with no bad will, they may pay less, not nothing. Complain in writing, then free to the DGSFP.',
    dependsOn: 'what the insurer asked when you signed',
    authority: cite('seguro', 'artículos 10 y 20'),
  },
]
