/** What to do about a court judgment. */
import type { Rule } from '@plainletter/contracts/rule'

import { COURT_LAW, GUIDANCE } from './authority.ts'
import { ADMITTED, ENFORCED, MONTH_OVER, REQUEST_WORDS } from './court-judgment-cues.ts'

const JUDGMENT = {
  country: 'gb',
  kinds: ['COURT_JUDGMENT'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const EW = { ...JUDGMENT, nations: ['england', 'wales'] } satisfies Partial<Rule>

export const COURT_JUDGMENT_STEPS: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.judgment.step-read',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Find the date of the judgment, the sum, and how to pay: at once, or so much a month. Put the dates in your calendar.',
    authority: COURT_LAW.judgmentRights,
  },
  {
    ...EW,
    id: 'gb.judgment.step-request',
    kind: 'step',
    list: 'first',
    rank: 5,
    when: { any: [{ says: REQUEST_WORDS }] },
    says: 'Call the court today and ask if the judgment has been made. If it has not, send your defence or your offer to pay at once.',
    authority: COURT_LAW.defaultJudgment,
  },
  {
    ...EW,
    id: 'gb.judgment.step-wrong',
    when: { not: [ADMITTED] },
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'If you never got the claim, or do not owe it, act this week. Ask the court to set it aside with form N244.',
    authority: COURT_LAW.setAside,
  },
  {
    ...EW,
    id: 'gb.judgment.step-afford',
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'If you owe it but cannot pay as ordered, ask the court for smaller payments with form N245.',
    authority: COURT_LAW.varyJudgment,
  },
  {
    ...EW,
    id: 'gb.judgment.step-advice',
    kind: 'step',
    list: 'first',
    rank: 40,
    says: 'Call a free debt adviser. They help with these forms every day. Ask about help with court fees too.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...JUDGMENT,
    id: 'gb.judgment.step-scotland',
    kind: 'step',
    list: 'first',
    rank: 10,
    nations: ['scotland'],
    says: 'Get money advice now. If you got a charge, you may ask for a time to pay order. If you never knew of the case, ask about recall.',
    authority: COURT_LAW.scotsTimeToPay,
  },
  {
    ...EW,
    id: 'gb.judgment.step-pay-month',
    when: { not: [MONTH_OVER, ENFORCED] },
    kind: 'step',
    list: 'valid_debt',
    rank: 10,
    says: 'If you can, pay it all within one month of the judgment date. Then send the court proof.',
    authority: COURT_LAW.register,
  },
  {
    ...EW,
    id: 'gb.judgment.step-keep-paying',
    kind: 'step',
    list: 'valid_debt',
    rank: 20,
    says: 'If you pay in parts, set up a standing order some days before each due date. One missed payment can bring bailiffs.',
    authority: COURT_LAW.varyJudgment,
  },
  {
    ...EW,
    id: 'gb.judgment.step-set-aside-grounds',
    when: { not: [ADMITTED] },
    kind: 'step',
    list: 'dispute_debt',
    rank: 10,
    says: 'Say in the form why it is wrong and what your defence is. Say when you first heard of it. Send proof, such as your old address.',
    authority: COURT_LAW.setAside,
  },
  {
    ...EW,
    id: 'gb.judgment.step-check-register',
    kind: 'step',
    list: 'general',
    rank: 10,
    says: 'You can search the register of judgments for your name at Registry Trust. Check that this one is real and correct.',
    authority: COURT_LAW.register,
  },
]
