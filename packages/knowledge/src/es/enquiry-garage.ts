/** Questions about garages. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-21',
  checkBy: '2027-02-28',
} satisfies Partial<Rule>

export const ENQUIRY_GARAGE: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.garage-keeps',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 10,
    verdict: 'do_this',
    asks: [
      ['taller', 'mecánico', 'mecanico', 'garage', 'mechanic'],
      [
        'devuelve el coche',
        'devolver el coche',
        'retiene el coche',
        'recuperar el coche',
        'devolverme el coche',
        'no me da el coche',
        'give back my car',
        'keeps my car',
        'return my car',
      ],
    ],
    says: 'A garage may keep the car for work that you ordered and that is due, not for work you never agreed to. Ask for the signed order. Pay under protest to get the car back, then dispute it.',
    authority: cite('cc', 'artículos 1091 y 1600', '1889-05-01'),
    checkedOn: '2026-11-22',
    checkBy: '2027-06-30',
  },
  {
    ...BASE,
    id: 'es.ask.workshop',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 9,
    asks: [
      ['taller', 'mecánico', 'mecanico', 'garage'],
      [
        'presupuesto',
        'presupuestado',
        'me cobra más',
        'me cobra mas',
        'más de lo',
        'mas de lo',
        'garantía',
        'garantia',
        'estimate',
      ],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'The garage must stick to the written estimate. For hidden faults it must tell you first and have your yes. A repair is guaranteed for three months or 2,000 km. Ask for the complaint form (hoja de reclamaciones) and go to the OMIC.',
    authority: {
      title: 'Real Decreto 1457/1986 (talleres de reparación)',
      provision: 'artículos 14 a 16',
      url: 'https://www.boe.es/eli/es/rd/1986/01/10/1457',
      inForceFrom: '1986-07-17',
    },
  },
]
