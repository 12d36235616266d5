/** Law that an adviser names first: red lights, speed, and the taxes of towns. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const FINE = {
  ...BASE,
  kinds: ['PENALTY_CHARGE_NOTICE'],
  topics: ['parking', 'criminal'],
} satisfies Partial<Rule>

const RED_LIGHT: Test = { says: ['semáforo', 'luz roja', 'fase roja'] }
const SPEED: Test = {
  says: ['velocidad', 'exceso de velocidad', 'radar', 'cinemómetro', 'km/h'],
}
const TOWN_TAX: Test = {
  says: [
    'ibi',
    'impuesto sobre bienes inmuebles',
    'tasa de basuras',
    'tasa de residuos',
    'plusvalía municipal',
    'ivtm',
    'impuesto de circulación',
    'impuesto sobre vehículos de tracción mecánica',
    'recaudación municipal',
  ],
}

const RULES_OF_THE_ROAD = {
  title: 'Reglamento General de Circulación (RD 1428/2003)',
  url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2003-23514',
  inForceFrom: '2004-01-23',
}
const TOWNS = {
  title: 'Ley Reguladora de las Haciendas Locales (TRLRHL, Real Decreto Legislativo 2/2004)',
  url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2004-4214',
  inForceFrom: '2004-03-10',
}

export const NAMED_LAW: readonly Rule[] = [
  {
    ...FINE,
    id: 'es.fine.red-light',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 8,
    when: { all: [RED_LIGHT] },
    says: 'Passing a red light counts as serious: €200 and four points. In the first twenty days half the sum is enough.',
    authority: { ...RULES_OF_THE_ROAD, provision: 'artículos 145 y 146' },
  },
  {
    ...FINE,
    id: 'es.fine.right-red-light',
    kind: 'right',
    rank: 9,
    when: { all: [RED_LIGHT] },
    says: 'They must show that the light was red and that it was your car. Ask for the photos, or for what the officer saw.',
    authority: cite('trafico', 'artículos 76, 87 y 88'),
  },
  {
    ...FINE,
    id: 'es.fine.right-speed',
    kind: 'right',
    rank: 9,
    when: { all: [SPEED] },
    says: 'The sum and the points follow a table by speed. Ask for the photo and the last check of the radar, and see that the margin was taken off.',
    authority: cite('trafico', 'artículos 76 y 77 y anexo IV'),
  },
  {
    ...BASE,
    id: 'es.tax.right-town',
    kind: 'right',
    kinds: ['TAX_DEMAND', 'BAILIFF_NOTICE'],
    topics: ['debt'],
    rank: 6,
    when: { any: [TOWN_TAX] },
    says: 'Against a tax of your town you have one month to ask the town to look again (recurso de reposición). You need it before most courts.',
    authority: { ...TOWNS, provision: 'artículo 14.2' },
  },
]
