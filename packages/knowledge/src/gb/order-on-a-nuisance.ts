/** An abatement notice: noise, smells and other nuisances. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

const LEGISLATION = 'https://www.legislation.gov.uk'

const PAPER = { ...CHECKED, kinds: ['OTHER'], papers: ['council_order'] } satisfies Partial<Rule>

const NUISANCE_SAID: Test = { says: ['abatement notice', 'statutory nuisance'] }

const NUISANCE = {
  ...PAPER,
  nations: ['england', 'wales', 'scotland'],
  when: { all: [NUISANCE_SAID] },
} satisfies Partial<Rule>
const NUISANCE_COURT = { ...NUISANCE, nations: ENGLAND_AND_WALES } satisfies Partial<Rule>
const NUISANCE_NI = { ...NUISANCE, nations: ['northern_ireland'] } satisfies Partial<Rule>

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

export const ORDER_ON_A_NUISANCE: readonly Rule[] = [
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
