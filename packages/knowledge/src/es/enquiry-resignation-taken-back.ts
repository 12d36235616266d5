/** Questions about a resignation that one is sorry for. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_RESIGNATION_TAKEN_BACK: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.resignation-taken-back',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'do_this',
    when: { not: [{ says: ['período de prueba', 'periodo de prueba'] }] },
    asks: [
      [
        'baja voluntaria',
        'dimisión',
        'dimision',
        'dimití',
        'dimiti',
        'he dimitido',
        'renuncié',
        'renuncie',
        'carta de baja',
        'resigned',
      ],
      [
        'arrepiento',
        'arrepentido',
        'arrepentida',
        'echarme atrás',
        'echarme atras',
        'retractarme',
        'retractar',
        'volver atrás',
        'volver atras',
        'anular',
        'retirar',
        'dar marcha atrás',
        'dar marcha atras',
        'take back',
      ],
    ],
    says: 'While the notice time runs you can take it back: the job still lives until the last day. Do it today in writing (burofax), and say that you go on working. The firm can refuse only if this does it real harm, such as a new person already hired. If it refuses, that counts as a dismissal: file for conciliation within 20 working days. Did it end at once? Then only pressure, a trick or illness helps.',
    authority: {
      title: 'Estatuto de los Trabajadores (Real Decreto Legislativo 2/2015)',
      provision:
        'artículos 49.1.d y 59.3; STS (Sala de lo Social) de 1 de julio de 2010, rec. 3289/2009',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2015-11430',
      inForceFrom: '2015-11-13',
    },
  },
]
