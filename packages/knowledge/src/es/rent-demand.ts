/** Demands for rent by a lawyer or a firm, before any court. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const RENT: Test = {
  says: [
    'alquiler',
    'alquileres',
    'rentas impagadas',
    'renta de la vivienda',
    'rentas de la vivienda',
    'arrendamiento de vivienda',
    'contrato de arrendamiento',
    'arrendatario',
    'arrendataria',
    'inquilino',
    'inquilina',
  ],
}

const BASE = {
  country: 'es',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['housing', 'debt'],
  when: {
    any: [RENT],
    not: [
      {
        says: [
          'alquiler de coche',
          'alquiler de vehículo',
          'alquiler de vehículos',
          'renting',
          'local de negocio',
          'local comercial',
          'nave',
          'uso distinto',
        ],
      },
    ],
  },
  checkedOn: '2026-11-22',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

export const RENT_DEMAND_ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.rent-demand.right-pay-once',
    kind: 'right',
    rank: 4,
    says: 'If they sue for the rent, you can stop it once by paying all in time (enervar). A formal demand 30 days before the claim takes this away, so pay before.',
    authority: cite('lec', 'artículo 22.4'),
  },
  {
    ...BASE,
    id: 'es.rent-demand.only-judge',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 4,
    says: 'Only a judge can end the lease for unpaid rent and make you leave (desahucio). You will get court papers first.',
    authority: cite('lec', 'artículos 250.1 y 440; LAU, artículo 27.2'),
  },
  {
    ...BASE,
    id: 'es.rent-demand.duty',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 12,
    says: 'Rent is due on the agreed days. After five years without a demand a month is too old.',
    authority: cite('cc', 'artículos 1555 y 1966; LAU, artículo 17'),
  },
]
