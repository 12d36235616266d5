/** A county court judgment (CCJ), with Scotland's decree and Northern Ireland's enforcement office in short. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { COURT_LAW, CREDIT_LAW, GUIDANCE } from './authority.ts'
import { MORTGAGE_ARREARS } from './conditions-credit.ts'
import { COURT_FINE_PAPER, rowsExcept } from './conditions.ts'
import { ADMITTED, ENFORCED, MONTH_OVER, REQUEST_WORDS } from './court-judgment-cues.ts'
import { COURT_JUDGMENT_INSIGHTS } from './court-judgment-insights.ts'
import { COURT_JUDGMENT_NATIONS } from './court-judgment-nations.ts'
import { COURT_JUDGMENT_RIGHTS } from './court-judgment-rights.ts'
import { COURT_JUDGMENT_STEPS } from './court-judgment-steps.ts'

const JUDGMENT = {
  country: 'gb',
  kinds: ['COURT_JUDGMENT'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const EW = { ...JUDGMENT, nations: ['england', 'wales'] } satisfies Partial<Rule>

/** An order to pay in parts: to pay it all in a month is a choice, not the order. */
const INSTALMENT_ORDER: Test = {
  says: ['by instalments', 'by monthly instalments', 'instalments of', 'each calendar month'],
}

/** A question of somebody who heard of it late: the month is over or cannot be known. */
const FOUND_LATE: Test = { says: ['found out', 'old address', 'never knew', 'did not know about'] }

const FACTS: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.judgment.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'The paper says how much, to whom and by when.',
    authority: COURT_LAW.judgmentRights,
  },
  {
    ...EW,
    id: 'gb.judgment.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'This is real, but it is not the end. You can pay in time, ask to pay in parts, or ask the court to cancel it if you have good grounds.',
    authority: COURT_LAW.setAside,
  },
  {
    ...JUDGMENT,
    id: 'gb.judgment.reality-scotland',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    nations: ['scotland'],
    says: 'In Scotland a court order to pay is called a decree. The creditor must in most cases send a charge, which gives you 14 days, before it acts.',
    authority: CREDIT_LAW.scotsEnforcement,
  },
  {
    ...JUDGMENT,
    id: 'gb.judgment.reality-ni',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    nations: ['northern_ireland'],
    says: 'In Northern Ireland a judgment is enforced only by the Enforcement of Judgments Office. It must look at what you can pay.',
    authority: CREDIT_LAW.irishEnforcement,
  },
  {
    ...EW,
    id: 'gb.judgment.rights-later',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    when: { any: [MONTH_OVER, ENFORCED] },
    says: 'You can ask to pay less each month. You can ask to cancel it if it is wrong. Once you pay it all, it is marked as paid.',
    authority: COURT_LAW.register,
  },
  {
    ...EW,
    id: 'gb.judgment.rights-summary',
    when: { not: [MONTH_OVER, ENFORCED] },
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'You can keep it off your record if you pay all within one month. You can ask to pay less each month. You can ask to cancel it if it is wrong.',
    authority: COURT_LAW.register,
  },
  {
    ...EW,
    id: 'gb.judgment.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 10,
    says: 'The court made the order. The money goes to the claimant, not to the court. Pay the claimant, and keep proof.',
    authority: COURT_LAW.judgmentRights,
  },
  {
    ...EW,
    id: 'gb.judgment.no-bailiff-if-paid',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    says: 'While you keep to the payments that the court set, they cannot send bailiffs for this judgment.',
    authority: COURT_LAW.instalmentsKept,
  },
  {
    ...EW,
    id: 'gb.judgment.no-bailiff-notice',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 20,
    says: 'Bailiffs cannot come without notice. You must get a notice at least seven clear days before they take goods.',
    authority: {
      ...CREDIT_LAW.takingGoods,
      provision: 'Schedule 12, paragraph 7, and SI 2013/1894, regulation 6',
    },
    checkBy: '2027-03-31',
  },
  {
    ...EW,
    id: 'gb.judgment.know-month',
    when: { not: [ENFORCED] },
    kind: 'fact',
    slot: 'did_you_know',
    rank: 10,
    says: 'Pay in full within one month of the judgment and it comes off the register. Pay later and it stays six years, marked as paid.',
    learnMore: 'Send the court proof that you paid. Ask for a certificate if you need one.',
    authority: COURT_LAW.register,
  },
]

const DEADLINES: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.judgment.one-month',
    kind: 'deadline',
    when: { not: [{ says: REQUEST_WORDS }, ENFORCED] },
    rank: 10,
    terms: { trigger: 'letter', count: 1, unit: 'months', roll: 'none' },
    action: 'Pay it all, if you want it off the public register',
    consequence: 'After this day it stays on the register for six years, even if you pay.',
    weight: 'further',
    example: {
      clause: 'Register Regulations 2005: paid within one month',
      trigger: '2026-03-10',
      result: '2026-04-10',
    },
    says: 'If you pay in full within one month of the judgment date, it is taken off the register.',
    authority: COURT_LAW.register,
  },
]

const OPTIONS: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.judgment.option-pay-later',
    when: { any: [MONTH_OVER, ENFORCED] },
    kind: 'option',
    option: 'pay',
    rank: 35,
    title: 'Pay it all and have it marked as paid',
    says: 'Pay the claimant and send the court proof. The register then shows that you have paid.',
    cost: 'The sum that is left on the judgment.',
    time: 'A few weeks until the register shows it.',
    risk: 'It stays on the register for six years, as paid.',
    bestFor: 'You owe it and have found the money.',
    authority: COURT_LAW.register,
  },
  {
    ...EW,
    id: 'gb.judgment.option-pay',
    when: { not: [INSTALMENT_ORDER, MONTH_OVER, FOUND_LATE, ENFORCED] },
    kind: 'option',
    option: 'pay',
    rank: 10,
    title: 'Pay in full within one month',
    says: 'Pay the claimant and send the court proof. The entry comes off the register.',
    cost: 'The sum on the judgment.',
    time: 'Within one month of the judgment date.',
    risk: 'You may lose the chance to dispute it.',
    bestFor: 'You owe it and can find the money.',
    authority: COURT_LAW.register,
  },
  {
    ...EW,
    id: 'gb.judgment.option-set-aside',
    when: { not: [ADMITTED] },
    kind: 'option',
    option: 'defend',
    rank: 20,
    title: 'Ask the court to cancel it',
    says: 'Use form N244. Explain your defence and why you did not answer before.',
    cost: 'A court fee. You may get help with it if your income is low.',
    time: 'Act within days. A hearing in some weeks.',
    risk: 'If you lose, you may pay their costs too.',
    bestFor: 'You never got the claim, or you do not owe it.',
    authority: COURT_LAW.setAside,
  },
  {
    ...EW,
    id: 'gb.judgment.option-vary',
    kind: 'option',
    option: 'negotiate',
    rank: 30,
    title: 'Ask to pay in smaller parts',
    says: 'Use form N245 with your budget. Keep paying what you can while you wait.',
    cost: 'A small court fee. You may get help with it.',
    time: 'A few weeks.',
    risk: 'It stays on the register for six years.',
    bestFor: 'You owe it but the payments are too high.',
    authority: COURT_LAW.varyJudgment,
  },
  {
    ...JUDGMENT,
    id: 'gb.judgment.option-help',
    kind: 'option',
    option: 'get_help',
    rank: 40,
    title: 'Get free debt advice',
    says: 'An adviser can check if it can be cancelled, and can look at all your debts.',
    cost: 'Nothing.',
    time: 'A call this week.',
    risk: 'None.',
    bestFor: 'Everyone with a judgment.',
    authority: GUIDANCE.freeAdvice,
  },
]

const BY_INSTALMENTS: readonly Rule[] = [
  {
    country: 'gb',
    nations: ['england', 'wales'],
    kinds: ['COURT_JUDGMENT'],
    checkedOn: '2026-11-21',
    checkBy: '2027-11-01',
    id: 'gb.judgment.instalments-step',
    kind: 'step',
    list: 'first',
    rank: 5,
    when: { all: [INSTALMENT_ORDER] },
    says: 'Pay each instalment on time, straight to the claimant, and keep proof. Set up a standing order some days before the due date.',
    authority: COURT_LAW.instalmentsKept,
  },
  {
    country: 'gb',
    nations: ['england', 'wales'],
    kinds: ['COURT_JUDGMENT'],
    checkedOn: '2026-11-21',
    checkBy: '2027-11-01',
    id: 'gb.judgment.instalments-option',
    kind: 'option',
    option: 'comply',
    rank: 5,
    when: { all: [INSTALMENT_ORDER] },
    title: 'Keep to the instalments',
    says: 'Pay the sum the court set by each due date. If you cannot, ask to change it with form N245 before you miss one.',
    cost: 'The monthly sum in the order.',
    time: 'A few minutes to set up.',
    risk: 'One missed payment can bring bailiffs.',
    bestFor: 'You owe it and can pay the monthly sum.',
    authority: COURT_LAW.varyJudgment,
  },
]

const MONEY_JUDGMENT: readonly Rule[] = [
  ...rowsExcept(COURT_JUDGMENT_NATIONS, [MORTGAGE_ARREARS]),
  ...FACTS,
  ...rowsExcept(DEADLINES, [INSTALMENT_ORDER]),
  ...BY_INSTALMENTS,
  ...COURT_JUDGMENT_STEPS,
  ...COURT_JUDGMENT_RIGHTS,
  ...OPTIONS,
  ...COURT_JUDGMENT_INSIGHTS,
]

export const COURT_JUDGMENT: readonly Rule[] = rowsExcept(MONEY_JUDGMENT, [COURT_FINE_PAPER])
