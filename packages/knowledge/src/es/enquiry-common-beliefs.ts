/** Questions that rest on a common belief about visits, fines and health care. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-23',
  checkBy: '2027-09-30',
} satisfies Partial<Rule>

export const ENQUIRY_COMMON_BELIEFS: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.unpaid-so-no-visits',
    kind: 'answer',
    topics: ['family', 'general'],
    rank: 4,
    verdict: 'do_this',
    asks: [
      ['pensión', 'pension', 'manutención', 'manutencion', 'alimentos'],
      [
        'no pago',
        'no paga',
        'si no pago',
        'si no paga',
        'no pagar',
        'dejar de pagar',
        'dejo de pagar',
        'no me pasa',
        'no le paso',
      ],
      [
        'no puedo ver',
        'ver a mis hijos',
        'ver a los niños',
        'ver a mi hijo',
        'ver a mi hija',
        'ver al niño',
        'ver a la niña',
        'visitas',
        'verlos',
        'no le dejo ver',
        'no dejarle ver',
        'impedirle ver',
      ],
    ],
    says: 'Money and visits are apart. Who does not pay keeps the right to see the children, and who may not see them still owes the money. Only a judge may change the visits or the sum. To refuse visits on your own can be fined and can cost you care of the child. Not paying for two months in a row, or four apart, can be a crime. Cannot pay? Ask the court for a lower sum at once.',
    authority: {
      title: 'Código Civil (CC)',
      provision: 'artículos 94, 110, 146 y 160; código penal, artículo 227',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1889-4763',
      inForceFrom: '2021-09-03',
    },
  },
  {
    ...BASE,
    id: 'es.ask.fine-and-prison',
    kind: 'answer',
    topics: ['debt', 'parking', 'criminal', 'general'],
    rank: 4,
    verdict: 'do_this',
    when: {
      not: [{ says: ['pensión de alimentos', 'manutención', 'manutencion', 'alcoholemia'] }],
    },
    asks: [
      ['multa', 'multas'],
      ['cárcel', 'carcel', 'prisión', 'prision', 'preso', 'presa', 'detener', 'detenerme'],
    ],
    says: 'Not for a traffic fine or a fine of the town or another office. If you do not pay, a surcharge of up to 20% comes and they can seize your account or pay. A fine by a criminal court is different. Unpaid, with nothing to seize, each two daily parts can become one day. Often it becomes work for the community. Ask for instalments early.',
    authority: {
      title: 'Código Penal (CP)',
      provision: 'artículo 53; Ley General Tributaria, artículos 28 y 167',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1995-25444',
      inForceFrom: '2015-07-01',
    },
  },
  {
    ...BASE,
    id: 'es.ask.care-without-papers',
    kind: 'answer',
    topics: ['immigration', 'consumer', 'general'],
    rank: 6,
    verdict: 'do_this',
    when: { not: [{ says: ['extraviado', 'sin papeles firmados', 'sin contrato'] }] },
    asks: [
      [
        'sin papeles',
        'no tengo papeles',
        'irregular',
        'sin residencia',
        'sin permiso de residencia',
      ],
      [
        'hospital',
        'médico',
        'medico',
        'urgencias',
        'sanidad',
        'centro de salud',
        'tarjeta sanitaria',
        'me atienden',
        'atender',
        'operar',
      ],
    ],
    says: 'They must treat you. People without papers who live in Spain have the same right to public health care, and urgent care is for all. Ask at the health centre for the card, with a passport and proof that you live here (padrón or another). Since 2026 a signed declaration is enough to start, and you get a provisional paper. Refused? Ask for it in writing and go to social services or an NGO.',
    authority: {
      title: 'Ley 16/2003, de cohesión y calidad del Sistema Nacional de Salud',
      provision: 'artículos 3 y 3 ter',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2003-10715',
      inForceFrom: '2018-07-31',
    },
  },
]
