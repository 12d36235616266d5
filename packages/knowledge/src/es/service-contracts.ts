/** Contracts for light, phone, insurance and flights: leaving, changes, refusals and money back. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { ENERGY, TELECOM } from './conditions-money.ts'

const BASE = {
  country: 'es',
  kinds: ['UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
  topics: ['consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>
const POLICY = { ...BASE, kinds: ['INSURANCE_DECISION'] } satisfies Partial<Rule>
const FLIGHT = {
  ...BASE,
  kinds: ['CONSUMER_CONTRACT_DISPUTE'],
  when: {
    any: [
      {
        says: [
          'vuelo',
          'vuelos',
          'aerolínea',
          'compañía aérea',
          'tarjeta de embarque',
          'denegación de embarque',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const SERVICE_CONTRACTS: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.energy.right-leave',
    kind: 'right',
    rank: 15,
    when: ENERGY,
    authority: cite('luz', 'artículo 28.3', '2026-06-12'),
    says: 'You can end a home contract for light at any time with no penalty. In the first year of a fixed price they may ask at most 5% of the energy left.',
  },
  {
    ...BASE,
    id: 'es.energy.right-essential',
    kind: 'right',
    rank: 13,
    kinds: ['UTILITY_BILL_DEMAND'],
    when: ENERGY,
    authority: cite('luz', 'artículos 46 y 53', '2026-02-12'),
    says: 'A home supply can be named essential and then not be cut. This is for machines that keep someone alive, and for some families whom social services support.',
  },
  {
    ...BASE,
    id: 'es.energy.reconnect',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 25,
    kinds: ['UTILITY_BILL_DEMAND'],
    when: {
      ...ENERGY,
      all: [{ says: ['corte', 'suspensión', 'reconexión', 'cortado', 'cortar', 'suspendido'] }],
    },
    authority: cite('luz', 'artículos 51.2 y 52', '2026-02-12'),
    says: 'Once you have paid, the light at home must be back within 24 hours.',
  },
  {
    ...BASE,
    id: 'es.phone.right-change',
    kind: 'right',
    rank: 18,
    when: TELECOM,
    authority: {
      title: 'Ley 11/2022, General de Telecomunicaciones',
      provision: 'artículo 67',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2022-10757',
      inForceFrom: '2022-06-30',
    },
    says: 'If the phone company changes your contract, it must tell you a month before. You can then leave with no penalty.',
  },
  {
    ...POLICY,
    id: 'es.insurance.right-questions',
    kind: 'right',
    rank: 9,
    when: {
      any: [
        {
          says: [
            'cuestionario',
            'declaración del riesgo',
            'preexistente',
            'preexistencia',
            'inexactitud',
            'ocultación',
            'agravación del riesgo',
            'declaración de salud',
            'no declaró',
            'no declaro',
            'no nos declaró',
            'no haber declarado',
            'no declarada',
            'no declarado',
            'omitió declarar',
            'omitió informar',
          ],
        },
      ],
    },
    authority: cite('seguro', 'artículos 10 a 12 y 89'),
    says: 'You had to answer only what the insurer asked you. It is free from paying only if you hid something on purpose or with gross carelessness.',
  },
  {
    ...POLICY,
    id: 'es.insurance.right-crash-offer',
    kind: 'right',
    rank: 11,
    when: {
      any: [
        {
          says: [
            'accidente de tráfico',
            'accidente con su vehículo',
            'daños de su coche',
            'daños de su vehículo',
            'daños de su moto',
            'accidente de coche',
            'accidente de moto',
            'conductor contrario',
            'vehículo contrario',
            'parte amistoso',
            'accidente de circulación',
            'oferta motivada',
            'respuesta motivada',
            'perjudicado',
          ],
        },
      ],
    },
    authority: cite('autos', 'artículos 7 y 9; Ley 35/2015 (baremo); LCS, artículos 20 y 76'),
    says: "After a crash the other side's insurer has three months for a reasoned offer or a reasoned no. You can claim straight from it, within one year.",
  },
  {
    ...FLIGHT,
    id: 'es.flight.right-money',
    kind: 'right',
    rank: 6,
    authority: cite('vuelos', 'artículos 5 a 7'),
    says: 'For a flight over three hours late, or cancelled late, you get €250 to €600, unless an outside cause could not be avoided.',
  },
  {
    ...FLIGHT,
    id: 'es.flight.right-care',
    kind: 'right',
    rank: 8,
    authority: cite('vuelos', 'artículos 8, 9 y 14'),
    says: 'While you wait they owe you food and, at night, a hotel. After a cancellation you choose: your money back or another flight.',
  },
  {
    ...BASE,
    id: 'es.phone.right-stay',
    kind: 'right',
    kinds: ['UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 12,
    when: { all: [{ says: ['permanencia'] }] },
    says: 'A penalty for leaving early must fall with the time left. Ask for the signed promise to stay and the sum, and go free to the public phone office.',
    authority: {
      title: 'Ley 11/2022, General de Telecomunicaciones',
      provision: 'artículo 67; TRLGDCU, artículo 74.4; Real Decreto (RD) 899/2009',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2022-10757',
      inForceFrom: '2022-06-30',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'es.bill.right-false-link',
    kinds: ['UTILITY_BILL_DEMAND'],
    kind: 'right',
    rank: 4,
    when: {
      all: [
        { says: ['http', 'https'] },
        {
          says: [
            'evite',
            'evitar',
            'corte',
            'suspensión',
            'última oportunidad',
            'hoy',
            '24 horas',
            '24h',
            '48 horas',
          ],
        },
      ],
    },
    says: 'Did this come by text or email? Do not open the link. Look in the firm’s own app. False bills are a crime (estafa).',
    authority: cite('penal', 'artículos 248 y 249'),
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'es.bill.right-false-refund',
    kinds: ['UTILITY_BILL_DEMAND'],
    kind: 'right',
    rank: 5,
    when: {
      all: [
        { says: ['http', 'https'] },
        {
          says: [
            'evite',
            'evitar',
            'corte',
            'suspensión',
            'última oportunidad',
            'hoy',
            '24 horas',
            '24h',
            '48 horas',
          ],
        },
      ],
    },
    says: 'If you gave card data to a false page, tell your bank now. It must return payments that you did not allow.',
    authority: cite('pagos', 'artículos 43 a 46'),
  },
]
