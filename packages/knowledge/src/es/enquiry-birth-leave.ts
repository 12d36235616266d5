/** How long both parents may stay at home after a birth in Spain. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_BIRTH_LEAVE: readonly Rule[] = [
  {
    country: 'es',
    checkedOn: '2026-11-23',
    checkBy: '2027-09-30',
    kinds: ['ENQUIRY'],
    id: 'es.ask.birth-leave',
    kind: 'answer',
    topics: ['employment', 'family', 'general'],
    rank: 8,
    verdict: 'do_this',
    asks: [
      [
        'permiso de paternidad',
        'baja por paternidad',
        'baja de paternidad',
        'baja paternal',
        'permiso por nacimiento',
        'permiso de nacimiento',
        'permiso de maternidad',
        'baja por maternidad',
        'baja maternal',
        'baja de maternidad',

        'paternity leave',
        'maternity leave',
      ],
      [
        'cuánto',
        'cuanto',
        'cuántas',
        'cuantas',
        'cuántos',
        'cuantos',
        'semanas',
        'dura',
        'duración',
        'días',
        'meses',
        'tengo derecho',
        'me corresponde',
        'me corresponden',
        'how long',
        'how many',
        'weeks',
      ],
    ],
    says: 'Each parent has 19 weeks, paid in full by Social Security, and cannot give them to the other. Six must follow the birth. Eleven are free until the child is one, and two until it is eight. A lone parent has 32. Tell the firm 15 days before.',
    authority: {
      title: 'Estatuto de los Trabajadores (Real Decreto Legislativo 2/2015)',
      provision: 'artículo 48.4, en la redacción del Real Decreto-ley 9/2025',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2015-11430',
      inForceFrom: '2025-07-31',
    },
  },
]
