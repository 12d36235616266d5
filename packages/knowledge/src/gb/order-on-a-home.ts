/** An improvement notice: a danger in a rented home. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

const LEGISLATION = 'https://www.legislation.gov.uk'

const PAPER = { ...CHECKED, kinds: ['OTHER'], papers: ['council_order'] } satisfies Partial<Rule>
const IMPROVE_SAID: Test = { says: ['improvement notice'] }
const HOUSING_SAID: Test = { says: ['housing act 2004', 'category 1 hazard', 'category 2 hazard'] }
const HOUSING = {
  ...PAPER,
  nations: ENGLAND_AND_WALES,
  when: { all: [IMPROVE_SAID, HOUSING_SAID] },
} satisfies Partial<Rule>
const HOUSING_NOTICE: Authority = {
  title: 'Housing Act 2004',
  provision: 'sections 11 to 15 and 30, with Schedule 1, Part 3',
  url: `${LEGISLATION}/ukpga/2004/34/schedule/1`,
  inForceFrom: '2006-04-06',
}

export const ORDER_ON_A_HOME: readonly Rule[] = [
  {
    ...HOUSING,
    id: 'gb.order.housing-who',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The council found a danger in a home. It tells the landlord or owner which works to do, and by when.',
    authority: HOUSING_NOTICE,
  },
  {
    ...HOUSING,
    id: 'gb.order.housing-right-appeal',
    kind: 'right',
    rank: 4,
    says: 'You can appeal to the property tribunal within 21 days. The notice waits until it is decided.',
    authority: HOUSING_NOTICE,
  },
  {
    ...HOUSING,
    id: 'gb.order.housing-deadline',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 20, unit: 'days', roll: 'none' },
    says: 'You have 21 days to appeal. The day that you get the notice counts as the first.',
    action: 'Send your appeal to the tribunal',
    consequence: 'After that the notice is final.',
    weight: 'main',
    example: {
      clause: 'Schedule 1, paragraph 14: 21 days beginning with the day of service',
      trigger: '2026-11-02',
      result: '2026-11-22',
    },
    authority: HOUSING_NOTICE,
  },
  {
    ...HOUSING,
    id: 'gb.order.housing-step',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Read which works are asked and by which days. Get prices now, and tell the tenants when workers come.',
    authority: HOUSING_NOTICE,
  },
  {
    ...HOUSING,
    id: 'gb.order.housing-right-grounds',
    kind: 'right',
    rank: 5,
    says: 'You can say that another owner should do the works, or that another way is better for this home.',
    authority: HOUSING_NOTICE,
  },
  {
    ...HOUSING,
    id: 'gb.order.housing-right-reasons',
    kind: 'right',
    rank: 6,
    says: 'The notice must name the danger, the works, the days, and your right to appeal.',
    authority: HOUSING_NOTICE,
  },
  {
    ...HOUSING,
    id: 'gb.order.housing-step-officer',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Call the officer if a day cannot be kept or another repair would do. Ask for the answer in writing.',
    authority: HOUSING_NOTICE,
  },
  {
    ...HOUSING,
    id: 'gb.order.housing-option-appeal',
    kind: 'option',
    option: 'appeal',
    rank: 5,
    title: 'Appeal to the tribunal',
    says: 'Send the form with the notice, your reasons and a report or prices.',
    cost: 'A tribunal fee.',
    time: 'Some months.',
    risk: 'If you lose, the works are still due.',
    bestFor: 'There is no danger, it is not yours to do, or it asks too much.',
    authority: HOUSING_NOTICE,
  },
  {
    ...HOUSING,
    id: 'gb.order.housing-warning',
    kind: 'warning',
    severity: 'high',
    rank: 4,
    says: 'Not doing the works without a reasonable excuse is a crime. The council can set a penalty, or do the works and charge you.',
    authority: HOUSING_NOTICE,
  },
  {
    ...HOUSING,
    id: 'gb.order.housing-option-works',
    kind: 'option',
    option: 'comply',
    rank: 4,
    title: 'Do the works in time',
    says: 'Have them done by the days in the notice, and send the council the bills and photos.',
    cost: 'What the works cost.',
    time: 'The days in the notice.',
    risk: 'If a builder is late, tell the council before the day.',
    bestFor: 'The danger is real.',
    authority: HOUSING_NOTICE,
  },
]
