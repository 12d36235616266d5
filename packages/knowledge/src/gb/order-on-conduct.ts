/** A community protection notice: conduct that harms others nearby. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

const LEGISLATION = 'https://www.legislation.gov.uk'

const PAPER = { ...CHECKED, kinds: ['OTHER'], papers: ['council_order'] } satisfies Partial<Rule>
const CONDUCT_SAID: Test = { says: ['community protection notice'] }
const CONDUCT = {
  ...PAPER,
  nations: ENGLAND_AND_WALES,
  when: { all: [CONDUCT_SAID] },
} satisfies Partial<Rule>

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

export const ORDER_ON_CONDUCT: readonly Rule[] = [
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
