/** A planning enforcement notice: building or use without permission. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

const LEGISLATION = 'https://www.legislation.gov.uk'

const PAPER = { ...CHECKED, kinds: ['OTHER'], papers: ['council_order'] } satisfies Partial<Rule>
const PLANNING_SAID: Test = {
  says: [
    'planning enforcement',
    'breach of planning control',
    'town and country planning act',
    'planning permission',
    'planning act (northern ireland)',
  ],
}
const ENFORCED_SAID: Test = { says: ['enforcement notice'] }
const PLANNING = {
  ...PAPER,
  nations: ENGLAND_AND_WALES,
  when: { all: [ENFORCED_SAID, PLANNING_SAID] },
} satisfies Partial<Rule>

function planning(provision: string, section: string): Authority {
  return {
    title: 'Town and Country Planning Act 1990',
    provision,
    url: `${LEGISLATION}/ukpga/1990/8/section/${section}`,
    inForceFrom: '1992-01-02',
  }
}
const PLANNING_APPEAL = planning('sections 172 to 175', '174')
const PLANNING_BREACH = planning('sections 178 and 179', '179')
const PLANNING_AGE: Authority = {
  ...planning('section 171B, as changed by Levelling-up and Regeneration Act 2023', '171B'),
  inForceFrom: '2024-04-25',
}
const PLANNING_SCOTLAND: Authority = {
  title: 'Town and Country Planning (Scotland) Act 1997',
  provision: 'sections 127 to 131',
  url: `${LEGISLATION}/ukpga/1997/8/section/130`,
  inForceFrom: '1997-05-27',
}
const PLANNING_NI: Authority = {
  title: 'Planning Act (Northern Ireland) 2011',
  provision: 'sections 138 to 144',
  url: `${LEGISLATION}/nia/2011/25/section/143`,
  inForceFrom: '2015-04-01',
}

export const ORDER_ON_BUILDING: readonly Rule[] = [
  {
    ...PLANNING,
    id: 'gb.order.planning-right-appeal',
    kind: 'right',
    rank: 4,
    says: 'You can appeal until the day the notice takes effect, and not after it. In England to the Planning Inspectorate, in Wales to PEDW.',
    authority: PLANNING_APPEAL,
  },
  {
    ...PLANNING,
    id: 'gb.order.planning-right-pause',
    kind: 'right',
    rank: 5,
    says: 'An appeal in time stops the notice until it is decided.',
    authority: PLANNING_APPEAL,
  },
  {
    ...PLANNING,
    id: 'gb.order.planning-right-grounds',
    kind: 'right',
    rank: 6,
    says: 'You can say that it did not happen, needs no permission or is too old to act on. You can also say that the steps or the time are unfair.',
    authority: PLANNING_APPEAL,
  },
  {
    ...PLANNING,
    nations: ['england'],
    id: 'gb.order.planning-age',
    kind: 'insight',
    severity: 'medium',
    rank: 5,
    says: 'A council can act only within ten years. For building work finished before 25 April 2024 it is four years.',
    actionable:
      'Look for dated photos, bills and old letters that show how long it has been there.',
    confidence: 0.7,
    authority: PLANNING_AGE,
  },
  {
    ...PLANNING,
    id: 'gb.order.planning-no-crime-yet',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'Building without permission is as a rule no crime. It becomes one if you do not do what the notice asks in its time.',
    authority: PLANNING_BREACH,
  },
  {
    ...PLANNING,
    id: 'gb.order.planning-warning',
    kind: 'warning',
    severity: 'high',
    rank: 4,
    says: 'Once the time is over, the council can prosecute, or come and do the work and charge you. Do not miss the day to appeal.',
    authority: PLANNING_BREACH,
  },
  {
    ...PLANNING,
    id: 'gb.order.planning-step-day',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Find the day on which the notice takes effect. Your appeal must arrive before it.',
    authority: PLANNING_APPEAL,
  },
  {
    ...PLANNING,
    id: 'gb.order.planning-step-talk',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Call the planning officer. Ask what would be enough, and if an application for permission would help.',
    authority: PLANNING_APPEAL,
  },
  {
    ...PLANNING,
    id: 'gb.order.planning-option-appeal',
    kind: 'option',
    option: 'appeal',
    rank: 4,
    title: 'Appeal before it takes effect',
    says: 'Send the appeal with the notice and your grounds. Get a planning adviser if you can.',
    cost: 'As a rule no fee, but a fee if you ask for permission in it.',
    time: 'Some months.',
    risk: 'If you lose, the time to comply starts again.',
    bestFor: 'You had permission, needed none, or it is too old.',
    authority: PLANNING_APPEAL,
  },
  {
    ...PLANNING,
    id: 'gb.order.planning-option-comply',
    kind: 'option',
    option: 'comply',
    rank: 5,
    title: 'Do what the notice asks',
    says: 'Undo or change it in the time given, and ask the council to confirm it in writing.',
    cost: 'What the work costs.',
    time: 'The months in the notice.',
    risk: 'The notice stays in force for the future.',
    bestFor: 'The change is small, or you would lose the appeal.',
    authority: PLANNING_BREACH,
  },
  {
    ...PLANNING,
    nations: ['scotland'],
    id: 'gb.order.planning-scotland',
    kind: 'right',
    rank: 4,
    says: 'You can appeal to the Scottish Ministers (DPEA) until the day the notice takes effect. The notice then waits for the decision.',
    authority: PLANNING_SCOTLAND,
  },
  {
    ...PLANNING,
    nations: ['scotland'],
    id: 'gb.order.planning-scotland-step',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Find the day on which the notice takes effect. Your appeal must arrive before it. Call the planning officer now.',
    authority: PLANNING_SCOTLAND,
  },
  {
    ...PLANNING,
    nations: ['northern_ireland'],
    id: 'gb.order.planning-ni',
    kind: 'right',
    rank: 4,
    says: 'You can appeal to the Planning Appeals Commission until the day the notice takes effect. The notice then waits for the decision.',
    authority: PLANNING_NI,
  },
  {
    ...PLANNING,
    nations: ['northern_ireland'],
    id: 'gb.order.planning-ni-step',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Find the day on which the notice takes effect. Your appeal must arrive before it. Call the planning officer now.',
    authority: PLANNING_NI,
  },
]
