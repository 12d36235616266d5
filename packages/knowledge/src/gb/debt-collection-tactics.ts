/** Letters from debt collectors: tactics. */
import type { Rule } from '@plainletter/contracts/rule'

import { CREDIT_LAW, GUIDANCE } from './authority.ts'
import { AGREEMENT_DEBT, CREDIT_DEBT } from './conditions-credit.ts'

const DEBT = {
  country: 'gb',
  kinds: ['DEBT_COLLECTION_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const DEBT_COLLECTION_TACTICS: readonly Rule[] = [
  {
    ...DEBT,
    id: 'gb.debt.tactic-agreement',
    kind: 'tactic',
    use: 'top',
    rank: 10,
    when: AGREEMENT_DEBT,
    says: 'Ask for your credit agreement before you talk about payment. If they cannot find it, your hand is much stronger.',
    risk: 'They may find it. Then the debt can be enforced again.',
    notWhen: 'You plan to pay soon, or a court claim is already running.',
    authority: CREDIT_LAW.copyOfAgreement,
    checkBy: '2027-05-31',
  },
  {
    ...DEBT,
    id: 'gb.debt.tactic-in-writing',
    kind: 'tactic',
    use: 'top',
    rank: 20,
    says: 'Keep it in writing. Calls are where people promise too much. A letter gives you time and leaves a record.',
    risk: 'Letters are slower than calls.',
    notWhen: 'A court date is near.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...DEBT,
    id: 'gb.debt.tactic-advice-pause',
    kind: 'tactic',
    use: 'timing',
    rank: 10,
    when: CREDIT_DEBT,
    says: 'Tell them that a debt adviser is helping you with a plan. They must hold off for a fair time, often 30 days.',
    risk: 'Interest may still run.',
    notWhen: 'You have not asked for advice.',
    authority: CREDIT_LAW.forbearance,
  },
  {
    ...DEBT,
    id: 'gb.debt.tactic-breathing-space',
    kind: 'tactic',
    use: 'timing',
    rank: 20,
    nations: ['england', 'wales'],
    says: 'Breathing space stops most interest and action for 60 days. Only a debt adviser can set it up.',
    risk: 'You can have it once in twelve months. You still owe the debt.',
    notWhen: 'You could pay now without hardship.',
    authority: CREDIT_LAW.breathingSpace,
  },
  {
    ...DEBT,
    id: 'gb.debt.tactic-lump-sum',
    kind: 'tactic',
    use: 'empowerment',
    rank: 10,
    says: 'One payment now is worth more to them than small sums for years. A lower sum in one go may end the debt.',
    risk: 'The rest can be sold to another firm if the deal is not in writing.',
    notWhen: 'The debt may be too old, or it is not yours.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...DEBT,
    id: 'gb.debt.tactic-complaint',
    kind: 'tactic',
    use: 'empowerment',
    rank: 20,
    when: CREDIT_DEBT,
    says: 'Use the word complaint. It starts an eight week clock, and the Ombudsman can then step in for free.',
    risk: 'A complaint does not stop a court claim by itself.',
    notWhen: 'A court form has come. Answer that first.',
    authority: CREDIT_LAW.firmComplaint,
  },
]
