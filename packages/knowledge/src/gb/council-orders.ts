/** Orders of a council: abatement, community protection, planning enforcement and improvement notices. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

const LEGISLATION = 'https://www.legislation.gov.uk'

const PAPER = { ...CHECKED, kinds: ['OTHER'], papers: ['council_order'] } satisfies Partial<Rule>

const NUISANCE_SAID: Test = { says: ['abatement notice', 'statutory nuisance'] }
const CONDUCT_SAID: Test = { says: ['community protection notice'] }
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
const IMPROVE_SAID: Test = { says: ['improvement notice'] }
const HOUSING_SAID: Test = { says: ['housing act 2004', 'category 1 hazard', 'category 2 hazard'] }

const NUISANCE = {
  ...PAPER,
  nations: ['england', 'wales', 'scotland'],
  when: { all: [NUISANCE_SAID] },
} satisfies Partial<Rule>
const NUISANCE_COURT = { ...NUISANCE, nations: ENGLAND_AND_WALES } satisfies Partial<Rule>
const NUISANCE_NI = { ...NUISANCE, nations: ['northern_ireland'] } satisfies Partial<Rule>
const CONDUCT = {
  ...PAPER,
  nations: ENGLAND_AND_WALES,
  when: { all: [CONDUCT_SAID] },
} satisfies Partial<Rule>
const PLANNING = {
  ...PAPER,
  nations: ENGLAND_AND_WALES,
  when: { all: [ENFORCED_SAID, PLANNING_SAID] },
} satisfies Partial<Rule>
const HOUSING = {
  ...PAPER,
  nations: ENGLAND_AND_WALES,
  when: { all: [IMPROVE_SAID, HOUSING_SAID] },
} satisfies Partial<Rule>

const ABATE: Authority = {
  title: 'Environmental Protection Act 1990',
  provision: 'sections 79 to 81',
  url: `${LEGISLATION}/ukpga/1990/43/section/80`,
  inForceFrom: '1991-01-01',
}
const ABATE_APPEAL: Authority = {
  title: 'Statutory Nuisance (Appeals) Regulations 1995',
  provision: 'regulations 2 and 3, with Environmental Protection Act 1990, section 80(3)',
  url: `${LEGISLATION}/uksi/1995/2644/contents`,
  inForceFrom: '1995-11-08',
}
const ABATE_NI: Authority = {
  title: 'Clean Neighbourhoods and Environment Act (Northern Ireland) 2011',
  provision:
    'sections 63 to 68, with Statutory Nuisances (Appeals) Regulations (Northern Ireland) 2012',
  url: `${LEGISLATION}/nia/2011/23/section/65`,
  inForceFrom: '2012-04-01',
}
function conduct(provision: string, section: string): Authority {
  return {
    title: 'Anti-social Behaviour, Crime and Policing Act 2014',
    provision,
    url: `${LEGISLATION}/ukpga/2014/12/section/${section}`,
    inForceFrom: '2014-10-20',
  }
}
const CONDUCT_NOTICE = conduct('section 43', '43')
const CONDUCT_APPEAL = conduct('section 46', '46')
const CONDUCT_BREACH = conduct('sections 48 and 52', '48')
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
const HOUSING_NOTICE: Authority = {
  title: 'Housing Act 2004',
  provision: 'sections 11 to 15 and 30, with Schedule 1, Part 3',
  url: `${LEGISLATION}/ukpga/2004/34/schedule/1`,
  inForceFrom: '2006-04-06',
}

const ABATEMENT: readonly Rule[] = [
  {
    ...NUISANCE,
    id: 'gb.order.abate-no-fine-yet',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'This is an order, not a fine. If you stop in time, nothing more follows.',
    authority: ABATE,
  },
  {
    ...NUISANCE_COURT,
    id: 'gb.order.abate-right-appeal',
    kind: 'right',
    rank: 4,
    says: 'In an appeal you can say that there is no nuisance, that it was not you, or that it asks too much or too soon.',
    authority: ABATE_APPEAL,
  },
  {
    ...NUISANCE_COURT,
    id: 'gb.order.abate-right-pause',
    kind: 'right',
    rank: 5,
    says: 'If you would have to pay for works, an appeal pauses the order. It does not if the notice says why it goes on.',
    authority: ABATE_APPEAL,
  },
  {
    ...NUISANCE,
    nations: ['scotland'],
    id: 'gb.order.abate-right-sheriff',
    kind: 'right',
    rank: 4,
    says: 'In Scotland you can appeal to the sheriff within 21 days.',
    authority: ABATE,
  },
  {
    ...NUISANCE,
    id: 'gb.order.abate-right-excuse',
    kind: 'right',
    rank: 6,
    says: 'A reasonable excuse is a defence. A business can also show that it did the best that can be done in practice.',
    authority: ABATE,
  },
  {
    ...NUISANCE,
    id: 'gb.order.abate-deadline',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 20, unit: 'days', roll: 'none' },
    says: 'You have 21 days to appeal. The day that you get the notice counts as the first.',
    action: 'Send your appeal to the court',
    consequence: 'After that the order stands, and you can hardly say later that it was wrong.',
    weight: 'main',
    example: {
      clause:
        'section 80(3): 21 days beginning with the day of service, counted here from the date of the notice to be safe',
      trigger: '2026-11-02',
      result: '2026-11-22',
    },
    authority: ABATE,
  },
  {
    ...NUISANCE,
    id: 'gb.order.abate-warning',
    kind: 'warning',
    severity: 'high',
    rank: 4,
    says: 'Breaking the order without a good excuse is a crime. The council can also do the work itself and charge you.',
    authority: ABATE,
  },
  {
    ...NUISANCE,
    id: 'gb.order.abate-step-stop',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Stop it or turn it down now, even if you will appeal. Write down each day what you did.',
    authority: ABATE,
  },
  {
    ...NUISANCE,
    id: 'gb.order.abate-step-records',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Ask the officer for the dates, diary sheets and measurements. Note both days: to comply, and to appeal.',
    authority: ABATE,
  },
  {
    ...NUISANCE,
    id: 'gb.order.abate-option-comply',
    kind: 'option',
    option: 'comply',
    rank: 4,
    title: 'Do what the notice asks',
    says: 'Put it right by the day in the notice, tell the officer in writing, and keep photos and bills.',
    cost: 'What the change costs.',
    time: 'The days in the notice.',
    risk: 'The order stays in force, also for the future.',
    bestFor: 'The complaint is true, or the change is small.',
    authority: ABATE,
  },
  {
    ...NUISANCE,
    id: 'gb.order.abate-option-appeal',
    kind: 'option',
    option: 'appeal',
    rank: 5,
    title: 'Appeal to the court',
    says: 'Call the court today for the form and the fee. Give your reasons and your proof.',
    cost: 'A court fee, and often costs if you lose.',
    time: 'Some months.',
    risk: 'The order may go on while the appeal runs.',
    bestFor: 'It was not you, there is no nuisance, or it asks too much.',
    authority: ABATE,
  },
  {
    ...NUISANCE,
    id: 'gb.order.abate-option-talk',
    kind: 'option',
    option: 'negotiate',
    rank: 6,
    title: 'Ask for more time or other steps',
    says: 'Offer the officer clear steps, such as quiet hours or a repair date, and ask for a yes in writing.',
    cost: 'Nothing.',
    time: 'One call and one email.',
    risk: 'The days to appeal go on.',
    bestFor: 'You want to put it right but need longer.',
    authority: ABATE,
  },
  {
    ...NUISANCE_NI,
    id: 'gb.order.abate-ni-right',
    kind: 'right',
    rank: 4,
    says: "You can appeal to the magistrates' court within 21 days. Costly works can wait for its decision, unless the notice says why not.",
    authority: ABATE_NI,
  },
  {
    ...NUISANCE_NI,
    id: 'gb.order.abate-ni-step',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Stop it or turn it down now, even if you will appeal. Ask the officer for the dates and measurements.',
    authority: ABATE_NI,
  },
  {
    ...NUISANCE_NI,
    id: 'gb.order.abate-ni-option',
    kind: 'option',
    option: 'comply',
    rank: 4,
    title: 'Do what the notice asks',
    says: 'Put it right by the day in the notice, tell the officer in writing, and keep photos and bills.',
    cost: 'What the change costs.',
    time: 'The days in the notice.',
    risk: 'The order stays in force, also for the future.',
    bestFor: 'The complaint is true, or the change is small.',
    authority: ABATE_NI,
  },
]

const CONDUCT_NOTICES: readonly Rule[] = [
  {
    ...CONDUCT,
    id: 'gb.order.conduct-no-guilt',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'No court has found you guilty of anything. If you keep to the notice, nothing more follows.',
    authority: CONDUCT_NOTICE,
  },
  {
    ...CONDUCT,
    id: 'gb.order.conduct-right-appeal',
    kind: 'right',
    rank: 4,
    says: 'In an appeal you can say that it did not happen, that it was not you, or that the notice asks too much.',
    authority: CONDUCT_APPEAL,
  },
  {
    ...CONDUCT,
    id: 'gb.order.conduct-right-warned',
    kind: 'right',
    rank: 5,
    says: 'They must have warned you in writing first, and given you time to change things.',
    authority: CONDUCT_NOTICE,
  },
  {
    ...CONDUCT,
    id: 'gb.order.conduct-right-fair',
    kind: 'right',
    rank: 6,
    says: 'It may ask only what is reasonable to stop the harm to others, and only for what you can control.',
    authority: CONDUCT_NOTICE,
  },
  {
    ...CONDUCT,
    id: 'gb.order.conduct-pause',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 5,
    says: 'While an appeal runs, you must still stop what it forbids. What it tells you to do can wait.',
    authority: CONDUCT_APPEAL,
  },
  {
    ...CONDUCT,
    id: 'gb.order.conduct-deadline',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 20, unit: 'days', roll: 'none' },
    says: 'You have 21 days to appeal. The day that you get the notice counts as the first.',
    action: 'Send your appeal to the court',
    consequence: 'After that the notice stands, and a court will not ask again if it was right.',
    weight: 'main',
    example: {
      clause: 'section 46(2): 21 days beginning with the day of issue',
      trigger: '2026-11-02',
      result: '2026-11-22',
    },
    authority: CONDUCT_APPEAL,
  },
  {
    ...CONDUCT,
    id: 'gb.order.conduct-warning',
    kind: 'warning',
    severity: 'high',
    rank: 4,
    says: 'Breaking the notice without a reasonable excuse is a crime. It can bring a penalty on the spot, or a court fine.',
    authority: CONDUCT_BREACH,
  },
  {
    ...CONDUCT,
    id: 'gb.order.conduct-step-keep',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Keep to the notice from now on, even if you will appeal. Write down each day what you did.',
    authority: CONDUCT_NOTICE,
  },
  {
    ...CONDUCT,
    id: 'gb.order.conduct-step-proof',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Ask in writing for the warning and the proof behind the notice. Find people who saw it.',
    authority: CONDUCT_NOTICE,
  },
  {
    ...CONDUCT,
    id: 'gb.order.conduct-option-keep',
    kind: 'option',
    option: 'comply',
    rank: 4,
    title: 'Keep to the notice',
    says: 'Do what it asks by its days, and tell the officer in writing.',
    cost: 'What the change costs.',
    time: 'As long as the notice runs.',
    risk: 'It can run for a long time. Ask when it ends.',
    bestFor: 'It is fair, or easy to keep to.',
    authority: CONDUCT_NOTICE,
  },
  {
    ...CONDUCT,
    id: 'gb.order.conduct-option-appeal',
    kind: 'option',
    option: 'appeal',
    rank: 5,
    title: 'Appeal to the court',
    says: 'Call the court today for the form and the fee. Give your reasons and your proof.',
    cost: 'A court fee, and often costs if you lose.',
    time: 'Some months.',
    risk: 'What it forbids stays forbidden meanwhile.',
    bestFor: 'It is wrong, too wide, or came without a warning.',
    authority: CONDUCT_APPEAL,
  },
]

const PLANNING_NOTICES: readonly Rule[] = [
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

const HOUSING_NOTICES: readonly Rule[] = [
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

export const COUNCIL_ORDERS: readonly Rule[] = [
  ...ABATEMENT,
  ...CONDUCT_NOTICES,
  ...PLANNING_NOTICES,
  ...HOUSING_NOTICES,
]
