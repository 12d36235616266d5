/** Rights after a court judgment: to cancel it, change it or have it taken off the register. */
import type { Rule } from '@plainletter/contracts/rule'

import { COURT_LAW, CREDIT_LAW } from './authority.ts'
import { CREDIT_DEBT } from './conditions-credit.ts'
import { ADMITTED, ENFORCED, MONTH_OVER } from './court-judgment-cues.ts'

const JUDGMENT = {
  country: 'gb',
  kinds: ['COURT_JUDGMENT'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const EW = { ...JUDGMENT, nations: ['england', 'wales'] } satisfies Partial<Rule>

export const COURT_JUDGMENT_RIGHTS: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.judgment.right-set-aside-must',
    when: { not: [ADMITTED] },
    kind: 'right',
    rank: 10,
    says: 'The court must cancel a default judgment that was made too early, or after you answered in time. The same is true if you had already paid it all.',
    authority: COURT_LAW.setAside,
  },
  {
    ...EW,
    id: 'gb.judgment.right-set-aside-may',
    when: { not: [ADMITTED] },
    kind: 'right',
    rank: 20,
    says: 'The court may cancel it if you have a real chance of winning, or there is another good reason. You must ask quickly.',
    authority: COURT_LAW.setAside,
  },
  {
    ...EW,
    id: 'gb.judgment.right-vary',
    kind: 'right',
    rank: 30,
    says: 'You can ask to change how much you pay each month. The court looks at your income and costs.',
    authority: COURT_LAW.varyJudgment,
  },
  {
    ...EW,
    id: 'gb.judgment.right-off-register',
    when: { not: [MONTH_OVER, ENFORCED] },
    kind: 'right',
    rank: 40,
    says: 'If you pay in full within one month, you have the right to have it removed from the public register.',
    authority: COURT_LAW.register,
  },
  {
    ...EW,
    id: 'gb.judgment.right-wages',
    kind: 'right',
    rank: 50,
    says: 'If they ask for money from your wages, the court must leave you enough to live on. You get to send your budget first.',
    authority: CREDIT_LAW.wages,
  },
  {
    ...EW,
    id: 'gb.judgment.right-time-order',
    kind: 'right',
    rank: 60,
    when: CREDIT_DEBT,
    says: 'For credit debts, ask an adviser about a time order. The court can change the payments and sometimes the interest.',
    authority: CREDIT_LAW.timeOrder,
    checkBy: '2027-05-31',
  },
]
