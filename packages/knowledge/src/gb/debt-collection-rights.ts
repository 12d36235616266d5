/** Letters from debt collectors: rights, warnings and required parts. */
import type { Rule } from '@plainletter/contracts/rule'

import { COURT_LAW, CREDIT_LAW, GUIDANCE, LIMITATION_LAW } from './authority.ts'
import { AGREEMENT_DEBT, CREDIT_DEBT } from './conditions-credit.ts'
import { DEBT_COLLECTION_DEFAULT, IS_DEFAULT_NOTICE } from './debt-collection-default.ts'
import { DEBT_COLLECTION_INSIGHTS } from './debt-collection-insights.ts'
import { DEBT_COLLECTION_TACTICS } from './debt-collection-tactics.ts'

const DEBT = {
  country: 'gb',
  kinds: ['DEBT_COLLECTION_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const RIGHTS: readonly Rule[] = [
  {
    ...DEBT,
    id: 'gb.debt.right-no-entry',
    kind: 'right',
    rank: 10,
    nations: ['scotland', 'northern_ireland'],
    says: 'You have the right to keep a debt collector outside. You do not have to open the door, and they must leave when you ask.',
    authority: CREDIT_LAW.contact,
    when: CREDIT_DEBT,
  },
  {
    ...DEBT,
    id: 'gb.debt.right-no-goods',
    kind: 'right',
    rank: 15,
    nations: ['england', 'wales'],
    says: 'You do not have to let a debt collector in. They cannot take your things. Only bailiffs with a court warrant or a legal power can do that.',
    authority: CREDIT_LAW.takingGoods,
  },
  {
    ...DEBT,
    id: 'gb.debt.right-pause-dispute',
    kind: 'right',
    rank: 20,
    when: CREDIT_DEBT,
    says: 'You have the right to dispute the debt. When you give a real reason, the firm must stop collecting while it looks into it.',
    authority: CREDIT_LAW.disputed,
  },
  {
    ...DEBT,
    id: 'gb.debt.right-they-prove',
    kind: 'right',
    rank: 25,
    when: CREDIT_DEBT,
    says: 'It is for the firm to show that you are the right person and that the sum is right. It is not for you to prove that you are not.',
    authority: CREDIT_LAW.disputed,
  },
  {
    ...DEBT,
    id: 'gb.debt.right-truth',
    kind: 'right',
    rank: 30,
    when: CREDIT_DEBT,
    says: 'You have the right to the truth. They must not pretend to be bailiffs or a court. They must not threaten what the law does not allow.',
    authority: CREDIT_LAW.misleading,
  },
  {
    ...DEBT,
    id: 'gb.debt.right-no-bullying',
    kind: 'right',
    rank: 30,
    when: { not: CREDIT_DEBT.any ?? [] },
    says: 'You have the right to be left in peace. A business must not mislead or bully you to make you pay.',
    authority: CREDIT_LAW.bullying,
  },
  {
    ...DEBT,
    id: 'gb.debt.right-contact',
    kind: 'right',
    rank: 35,
    when: CREDIT_DEBT,
    says: 'You can say when, where and how they may contact you. They must not call at bad times or tell your family, boss or neighbours.',
    authority: CREDIT_LAW.contact,
  },
  {
    ...DEBT,
    id: 'gb.debt.right-afford',
    kind: 'right',
    rank: 40,
    when: CREDIT_DEBT,
    says: 'They must give you fair time to pay. They must not press you to pay all at once, or to borrow to pay.',
    authority: CREDIT_LAW.forbearance,
  },
  {
    ...DEBT,
    id: 'gb.debt.right-agreement',
    kind: 'right',
    rank: 45,
    when: AGREEMENT_DEBT,
    says: 'You have the right to a copy of your credit agreement for £1. If they do not send it within 12 working days, they cannot enforce it until they do.',
    authority: CREDIT_LAW.copyOfAgreement,
    checkBy: '2027-05-31',
  },
  {
    ...DEBT,
    id: 'gb.debt.right-no-added-costs',
    kind: 'right',
    rank: 50,
    when: CREDIT_DEBT,
    says: 'They must not add collection costs unless your agreement allows it. Charges must be no more than their fair costs.',
    authority: CREDIT_LAW.charges,
  },
  {
    ...DEBT,
    id: 'gb.debt.right-advice-pause',
    kind: 'right',
    rank: 55,
    when: CREDIT_DEBT,
    says: 'If you tell them that a debt adviser is helping you with a plan, they must pause for a fair time. This is often 30 days.',
    authority: CREDIT_LAW.forbearance,
  },
  {
    ...DEBT,
    id: 'gb.debt.right-mental-health',
    kind: 'right',
    rank: 60,
    when: CREDIT_DEBT,
    says: 'If your health makes money hard to deal with, tell them. They must have fair rules for people in that position, and act on them.',
    authority: CREDIT_LAW.vulnerable,
  },
]

const WARNINGS: readonly Rule[] = [
  {
    ...DEBT,
    id: 'gb.debt.warn-restart',
    when: { not: [IS_DEFAULT_NOTICE] },
    kind: 'warning',
    severity: 'high',
    rank: 10,
    nations: ['england', 'wales'],
    says: 'Before six years are over, one payment can start them again. So can a signed letter that admits the debt.',
    authority: LIMITATION_LAW.restart,
  },
  {
    ...DEBT,
    id: 'gb.debt.warn-restart-scotland',
    when: { not: [IS_DEFAULT_NOTICE] },
    kind: 'warning',
    severity: 'high',
    rank: 10,
    nations: ['scotland'],
    says: 'One payment on an old debt can start a new five years, if the first five are not over. So can a written admission.',
    authority: LIMITATION_LAW.scotlandRestart,
  },
  {
    ...DEBT,
    id: 'gb.debt.warn-do-not-ignore',
    kind: 'warning',
    severity: 'medium',
    rank: 20,
    nations: ['england', 'wales'],
    says: 'If the debt is real, silence can end in a court claim and a judgment. Do not ignore it for ever.',
    authority: COURT_LAW.defaultJudgment,
  },
  {
    ...DEBT,
    id: 'gb.debt.warn-check-genuine',
    kind: 'warning',
    severity: 'medium',
    rank: 30,
    says: 'Scammers copy debt letters. Check that the firm is real: find its number yourself, not in a text or an email.',
    authority: GUIDANCE.checkIt,
  },
  {
    ...DEBT,
    id: 'gb.debt.warn-paid-advice',
    kind: 'warning',
    severity: 'low',
    rank: 40,
    says: 'Free debt advice is as good as the kind you pay for. Some firms charge high fees for what a charity does for free.',
    authority: CREDIT_LAW.paidAdvice,
  },
]

const ELEMENTS: readonly Rule[] = [
  {
    ...DEBT,
    id: 'gb.debt.element-balance',
    kind: 'element',
    name: 'The sum owed',
    when: CREDIT_DEBT,
    recognisedBy: [{ hasAmount: 'total' }, { hasAmount: 'principal' }, { hasAmount: 'arrears' }],
    says: 'They must be able to tell you what is owed and how much is overdue.',
    ifMissing: 'The letter gives no clear sum. Ask for a statement before you agree to anything.',
    authority: CREDIT_LAW.information,
  },
]

export const DEBT_COLLECTION_RIGHTS: readonly Rule[] = [
  ...RIGHTS,
  ...DEBT_COLLECTION_DEFAULT,
  ...WARNINGS,
  ...DEBT_COLLECTION_INSIGHTS,
  ...DEBT_COLLECTION_TACTICS,
  ...ELEMENTS,
]
