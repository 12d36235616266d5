/** Letters to tenants beyond rent owed: supplies, sale of the home, works, tense areas, and the decrees of October 2026. */
import type { Condition, Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { END_OF_TERM, EVICTION_CLAIM, RISE } from './conditions-home.ts'

const BASE = {
  country: 'es',
  topics: ['housing'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const TENANT: Test = {
  says: [
    'inquilino',
    'inquilina',
    'inquilinos',
    'arrendatario',
    'arrendataria',
    'arrendador',
    'arrendadora',
    'casero',
    'casera',
  ],
}
const SUPPLY: Test = {
  says: [
    'suministro',
    'suministros',
    'factura',
    'luz',
    'agua',
    'gas',
    'gastos de comunidad',
    'consumo',
  ],
}
const SALE: Condition = {
  any: [
    {
      says: [
        'venta de la vivienda',
        'venta del piso',
        'vender la vivienda',
        'vender el piso',
        'he vendido',
        'hemos vendido',
        'nuevo propietario',
        'nueva propietaria',
        'cambio de propietario',
      ],
    },
  ],
}

export const LEASE_CHANGES: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.lease.right-supplies',
    kind: 'right',
    rank: 6,
    kinds: ['UTILITY_BILL_DEMAND', 'RENT_ARREARS_LETTER', 'OTHER'],
    when: { all: [TENANT, SUPPLY] },
    authority: cite('lau', 'artículos 17 y 20'),
    says: 'A tenant pays for what the meter of the home counts. Other costs are yours only if the lease says so and names the yearly sum.',
  },
  {
    ...BASE,
    id: 'es.lease.step-supplies',
    kind: 'step',
    list: 'first',
    rank: 12,
    kinds: ['UTILITY_BILL_DEMAND', 'RENT_ARREARS_LETTER', 'OTHER'],
    when: { all: [TENANT, SUPPLY] },
    authority: cite('lau', 'artículo 20'),
    says: 'Ask for a copy of the bill with its dates and readings. Check the days that you had the keys before you pay.',
  },
  {
    ...BASE,
    id: 'es.lease.right-sale',
    kind: 'right',
    rank: 7,
    kinds: ['EVICTION_NOTICE', 'OTHER'],
    when: SALE,
    authority: cite('lau', 'artículo 14', '2019-03-06'),
    says: 'A sale does not end your lease. The new owner must respect it for the first five years, or seven if the landlord was a company.',
  },
  {
    ...BASE,
    id: 'es.lease.right-buy-first',
    kind: 'right',
    rank: 9,
    kinds: ['EVICTION_NOTICE', 'OTHER'],
    when: SALE,
    authority: cite('lau', 'artículo 25'),
    says: 'In most cases you may buy the home first at the same price, within 30 days of the offer. Look if your lease gives this up.',
  },
  {
    ...BASE,
    id: 'es.lease.right-works',
    kind: 'right',
    rank: 9,
    kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
    when: { all: [RISE, { says: ['obras', 'mejora', 'mejoras', 'reforma', 'rehabilitación'] }] },
    authority: cite('lau', 'artículo 19', '2019-03-06'),
    says: 'For improvements the landlord alone may raise the rent only after five years, or seven with a company. It is 20% at most.',
  },
  {
    ...BASE,
    id: 'es.lease.right-tense-area',
    kind: 'right',
    rank: 11,
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'EVICTION_NOTICE'],
    when: {
      any: [
        {
          says: [
            'zona tensionada',
            'zona de mercado residencial tensionado',
            'zonas tensionadas',
            'gran tenedor',
          ],
        },
      ],
    },
    authority: cite('lau', 'artículos 17.6 y 17.7; Ley 12/2023, artículo 18', '2023-05-26'),
    says: 'In a declared tense area (zona tensionada) a new lease may in most cases not ask more than the last one.',
  },
  {
    ...BASE,
    id: 'es.lease.decree-two-years',
    kind: 'right',
    rank: 13,
    kinds: ['EVICTION_NOTICE', 'OTHER'],
    when: END_OF_TERM,
    checkedOn: '2026-11-22',
    checkBy: '2026-12-15',
    authority: cite('rdl29', 'disposición final quinta'),
    says: 'A decree of October 2026 lets you ask for up to two more years on the same terms, if you paid the last eight months. Ask a housing office if Congress confirmed it.',
  },
  {
    ...BASE,
    id: 'es.lease.decree-notice',
    kind: 'right',
    rank: 14,
    kinds: ['EVICTION_NOTICE', 'OTHER'],
    when: END_OF_TERM,
    checkedOn: '2026-11-22',
    checkBy: '2026-12-15',
    authority: {
      title: 'Real Decreto-ley 28/2026, de 6 de octubre',
      provision: 'artículo único (artículo 10 LAU) y disposición transitoria única',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2026-20822',
      inForceFrom: '2026-11-15',
    },
    says: "Since 15 November 2026 a decree mostly asks for six months' notice. For notices since 7 October 2026, a landlord who does not renew without one of its reasons mostly owes a year's rent or more. Congress must have confirmed it.",
  },
  {
    ...BASE,
    id: 'es.eviction.decree-stop',
    kind: 'right',
    rank: 10,
    kinds: ['COURT_CLAIM', 'EVICTION_NOTICE'],
    when: EVICTION_CLAIM,
    checkedOn: '2026-11-22',
    checkBy: '2026-12-15',
    authority: cite('rdl29', 'artículo 2 y disposición transitoria segunda; LEC, artículo 441'),
    says: 'A decree of October 2026 lets a court stop the eviction of people at risk with nowhere to go. It does not bind an owner of one or two homes. Ask your lawyer if Congress confirmed it.',
  },
  {
    ...BASE,
    id: 'es.rise.decree',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 6,
    kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
    when: { all: [RISE] },
    checkedOn: '2026-11-22',
    checkBy: '2026-12-15',
    authority: cite('rdl29', 'disposición final sexta'),
    says: 'A decree of October 2026 sets a cap of 2% where you make no other deal. Ask a housing office if Congress confirmed it.',
  },
]
