/** A plan to build next door: comments to the council. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const ENFORCE_SAID: Test = {
  says: [
    'enforcement notice',
    'breach of planning',
    'your application',
    'refused your',
    'refusal of planning',
  ],
}
const PLAN_SAID: Test = { says: ['planning application', 'application for planning permission'] }
const NEXT_SAID: Test = {
  says: [
    'neighbour',
    'neighbours',
    'extension',
    'storey',
    'object',
    'objection',
    'comment',
    'loft',
    'next door',
  ],
}

const PLAN_LAW: Authority = {
  title: 'Town and Country Planning Act 1990',
  provision:
    'sections 65 and 70, with the Town and Country Planning (Development Management Procedure) (England) Order 2015',
  url: 'https://www.legislation.gov.uk/ukpga/1990/8/section/70',
  inForceFrom: '2015-04-15',
}

const PLAN_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [PLAN_SAID, NEXT_SAID], not: [ENFORCE_SAID] },
} satisfies Partial<Rule>

const PLAN_LETTER_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER'],
  when: { all: [PLAN_SAID, NEXT_SAID], not: [ENFORCE_SAID] },
} satisfies Partial<Rule>

export const PLANNING_NEXT_DOOR: readonly Rule[] = [
  {
    ...PLAN_LETTER_ROW,
    id: 'gb.planning.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 6,
    says: 'The council asks what you think of building work near you. You need not answer.',
    authority: PLAN_LAW,
  },
  {
    ...PLAN_ROW,
    id: 'gb.planning.right-comment',
    kind: 'right',
    rank: 6,
    says: 'You can comment by the day in the letter, in most cases within 21 days. The council must look at it if it is about planning: light, privacy, size, noise, traffic.',
    authority: PLAN_LAW,
  },
  {
    ...PLAN_ROW,
    id: 'gb.planning.step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Look at the plans online. Write short points on light, privacy, size or noise. Prices of homes and quarrels do not count. Ask a councillor for help.',
    authority: PLAN_LAW,
  },
]
