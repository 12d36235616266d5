/** Law that an adviser names first: red lights and speed. */
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
const RULES_OF_THE_ROAD = {
  title: 'Reglamento General de Circulación (RD 1428/2003)',
  url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2003-23514',
  inForceFrom: '2004-01-23',
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
]
