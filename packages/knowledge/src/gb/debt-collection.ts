/** Letters from debt collectors and from firms that buy debts: every part in one list, and the ways to answer. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { CREDIT_LAW, GUIDANCE } from './authority.ts'
import { CREDIT_DEBT, MORTGAGE_ARREARS } from './conditions-credit.ts'
import { rowsExcept } from './conditions.ts'
import { DEBT_COLLECTION_FACTS } from './debt-collection-facts.ts'
import { DEBT_COLLECTION_OTHER } from './debt-collection-other.ts'
import { DEBT_COLLECTION_RIGHTS } from './debt-collection-rights.ts'
import { SCOTLAND_AND_IRELAND_DEBT } from './debt-collection-scotland-ni.ts'
import { DEBT_COLLECTION_STEPS } from './debt-collection-steps.ts'
import { MORTGAGE_LETTERS } from './mortgage-arrears.ts'

const DEBT = {
  country: 'gb',
  kinds: ['DEBT_COLLECTION_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const DWP_DEBT = {
  says: ['department for work and pensions', 'dwp', 'social fund', 'budgeting loan'],
}

const OPTIONS: readonly Rule[] = [
  {
    ...DEBT,
    id: 'gb.debt.option-dispute',
    kind: 'option',
    option: 'dispute',
    rank: 10,
    title: 'Ask them to prove it',
    says: 'Write and ask for proof of the debt, the sums and who owns it. Say what you think is wrong.',
    cost: 'A stamp, or nothing by email. £1 if you ask for a credit agreement.',
    time: 'An hour to write. Their answer often takes two to eight weeks.',
    risk: 'Low, if you do not admit the debt. If they prove it, you will need to pay or offer.',
    bestFor: 'You do not know the debt, the sum looks wrong, or it is old.',
    authority: CREDIT_LAW.subjectAccess,
  },
  {
    ...DEBT,
    id: 'gb.debt.option-negotiate',
    kind: 'option',
    option: 'negotiate',
    rank: 20,
    title: 'Offer what you can afford',
    says: 'Send a budget and offer a monthly sum, or one smaller sum to end it. Ask them to freeze interest.',
    cost: 'What you offer. Never more than you can spare.',
    time: 'An evening to make a budget. An answer in some weeks.',
    risk: 'An offer or a payment can restart the time limit on an old debt.',
    bestFor: 'You owe it and it is not old.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...DEBT,
    id: 'gb.debt.option-help',
    kind: 'option',
    option: 'get_help',
    rank: 30,
    title: 'Talk to a free debt adviser',
    says: 'A free adviser can check the debt, write for you, and look at all your debts together.',
    cost: 'Nothing. Never pay for debt advice.',
    time: 'A call of about an hour.',
    risk: 'None.',
    bestFor: 'You have more than one debt, or the worry is too much.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...DEBT,
    id: 'gb.debt.option-complain',
    kind: 'option',
    option: 'complain',
    rank: 40,
    title: 'Complain about how they act',
    when: CREDIT_DEBT,
    says: 'If they mislead, threaten or ignore you, complain to the firm. Then go to the Financial Ombudsman.',
    cost: 'Nothing.',
    time: 'Up to eight weeks for the firm. Some months for the Ombudsman.',
    risk: 'The debt stays while they look, though they should treat you fairly.',
    bestFor: 'They call too much, claim false powers, or ignore your dispute.',
    authority: CREDIT_LAW.firmComplaint,
  },
]

/** Advice for a debt under a contract: it does not fit money that the state lent or overpaid. */
const CONTRACT_ONLY: readonly string[] = [
  'gb.debt.step-age',
  'gb.debt.step-age-scotland',
  'gb.debt.step-age-ni',
  'gb.debt.step-write',
  'gb.debt.step-full-and-final',
  'gb.debt.know-old',
  'gb.debt.know-old-scotland',
]
const STATE_LOAN: Test = {
  says: [...DWP_DEBT.says, 'student loans company', 'student loan'],
}
const isContractOnly = (row: Rule) => CONTRACT_ONLY.includes(row.id)
const MAIN: readonly Rule[] = [...DEBT_COLLECTION_FACTS, ...DEBT_COLLECTION_STEPS]

export const DEBT_COLLECTION: readonly Rule[] = [
  ...rowsExcept(
    [
      ...rowsExcept(MAIN.filter(isContractOnly), [STATE_LOAN]),
      ...MAIN.filter((row) => !isContractOnly(row)),
      ...OPTIONS,
      ...DEBT_COLLECTION_RIGHTS,
      ...DEBT_COLLECTION_OTHER,
      ...SCOTLAND_AND_IRELAND_DEBT,
    ],
    [MORTGAGE_ARREARS],
  ),
  ...MORTGAGE_LETTERS,
]
