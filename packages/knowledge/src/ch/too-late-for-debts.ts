/** What can still be done when the time in a paper of the debt office or a court is over. */
import type { Authority, Condition, Rule } from '@plainletter/contracts/rule'

import { PAY_ORDER, SEIZED } from './conditions.ts'
import { LAW } from './law.ts'

const BASE = {
  country: 'ch',
  dayToAct: 'over',
  checkedOn: '2026-11-23',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ORDERED: Condition = { any: [PAY_ORDER], not: [SEIZED] }
const SUED: Condition = { not: [PAY_ORDER] }
/** Courts give back a missed time or day to whoever has little or no fault. */
const GIVEN_BACK: Authority = { ...LAW.conciliation, provision: 'Art. 148 und 149' }
const MISSED_ORDER: Authority = { ...LAW.objection, provision: 'Art. 33 Abs. 4' }

export const TOO_LATE_FOR_DEBTS: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.late.order-reality',
    kinds: ['BAILIFF_NOTICE', 'COURT_CLAIM'],
    when: ORDERED,
    kind: 'fact',
    slot: 'reality_check',
    rank: 9,
    says: 'Counted from the date on the paper, the ten days to object are over. They run from the day it was handed to you. There are still ways to stop it.',
    authority: MISSED_ORDER,
  },
  {
    ...BASE,
    id: 'ch.late.order-rights',
    kinds: ['BAILIFF_NOTICE', 'COURT_CLAIM'],
    when: ORDERED,
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'You can ask to see proof, ask a judge to stop the case, and keep what you need to live.',
    authority: { ...LAW.hide, provision: 'Art. 73, 85a, 92 und 93' },
  },
  {
    ...BASE,
    id: 'ch.late.order-step',
    kinds: ['BAILIFF_NOTICE', 'COURT_CLAIM'],
    when: ORDERED,
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'When was it handed to you? Under ten days ago: object today. Could not act without fault, as in hospital? Object now and ask the supervisory body for the time back.',
    authority: MISSED_ORDER,
  },
  {
    ...BASE,
    id: 'ch.late.order-option',
    kinds: ['BAILIFF_NOTICE', 'COURT_CLAIM'],
    when: ORDERED,
    kind: 'option',
    option: 'defend',
    rank: 5,
    says: 'Write to the supervisory body of the debt office. Say what kept you, with proof, and make the objection in the same letter.',
    title: 'Ask for the ten days back',
    cost: 'Free.',
    time: 'Ten days from when you could act again.',
    risk: 'Leaving the post unopened is no reason.',
    bestFor: 'You were in hospital or badly hindered.',
    authority: MISSED_ORDER,
  },
  {
    ...BASE,
    id: 'ch.late.order-judge',
    kinds: ['BAILIFF_NOTICE', 'COURT_CLAIM'],
    when: { any: [PAY_ORDER] },
    kind: 'right',
    rank: 3,
    says: 'You do not owe it? Without an objection too you can ask a judge at any time to stop the case. If you had to pay, you can sue for it within a year.',
    authority: { ...LAW.hide, provision: 'Art. 85, 85a und 86' },
  },
  {
    ...BASE,
    id: 'ch.late.court-reality',
    kinds: ['COURT_CLAIM'],
    when: SUED,
    kind: 'fact',
    slot: 'reality_check',
    rank: 19,
    says: 'The day seems over. The office or court may go on or decide without you. With little or no fault of yours it can give you a new day.',
    authority: GIVEN_BACK,
  },
  {
    ...BASE,
    id: 'ch.late.court-step',
    kinds: ['COURT_CLAIM'],
    when: SUED,
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Call the office or court today with the case number. Ask what was decided. Ask in writing for a new day (Wiederherstellung), within ten days.',
    authority: GIVEN_BACK,
  },
  {
    ...BASE,
    id: 'ch.late.judgment-reality',
    kinds: ['COURT_JUDGMENT'],
    kind: 'fact',
    slot: 'reality_check',
    rank: 9,
    says: 'Counted from the date on the paper, the time to act is over, so it mostly counts. You can still offer to pay in parts, and basic needs stay yours.',
    authority: GIVEN_BACK,
  },
  {
    ...BASE,
    id: 'ch.late.judgment-step',
    kinds: ['COURT_JUDGMENT'],
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Which day did it reach you? If you are late with little or no fault, ask the court for the time back within ten days after the reason ended.',
    authority: GIVEN_BACK,
  },
  {
    ...BASE,
    id: 'ch.late.judgment-option',
    kinds: ['COURT_CLAIM', 'COURT_JUDGMENT'],
    when: SUED,
    kind: 'option',
    option: 'appeal',
    rank: 6,
    says: 'Ask the court for a new time or day. Say what kept you, with proof.',
    title: 'Ask for the time back (Wiederherstellung)',
    cost: 'Small court costs.',
    time: 'Ten days after the reason ended, and six months after the decision is final.',
    risk: 'A grave fault of your own is no reason.',
    bestFor: 'You were ill, away, or made a small mistake.',
    authority: GIVEN_BACK,
  },
]
