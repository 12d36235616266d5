/** What to do about a tax bill or a penalty from HM Revenue and Customs. */
import type { Rule } from '@plainletter/contracts/rule'

import { CREDIT_LAW, GUIDANCE } from './authority.ts'
import { DISPUTE, GOODS, PAY, PENALTY, SCAM } from './tax-demand-sources.ts'

const TAX = {
  country: 'gb',
  kinds: ['TAX_DEMAND'],
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

/** Action is near: the call comes first. */
const URGENT_WORDS = [
  'enforcement',
  'take control of your belongings',
  'distraint',
  'within 7 days',
]

export const TAX_DEMAND_STEPS: readonly Rule[] = [
  {
    ...TAX,
    nations: ['england', 'wales'],
    id: 'gb.tax.step-breathing-space',
    kind: 'step',
    list: 'general',
    rank: 5,
    says: 'If you have several debts, ask a debt adviser about breathing space. It can stop HMRC action for 60 days too.',
    authority: CREDIT_LAW.breathingSpace,
  },
  {
    ...TAX,
    id: 'gb.tax.step-genuine',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Check that it is real. Look in your own account on GOV.UK. Do not use a link in a text or an email.',
    authority: SCAM,
  },
  {
    ...TAX,
    id: 'gb.tax.step-call-today',
    kind: 'step',
    list: 'first',
    rank: 5,
    when: { all: [{ says: URGENT_WORDS }] },
    says: 'Call HMRC before the last day and ask for Time to Pay, even if you also appeal. It has strong powers to take goods, so do not wait.',
    authority: GOODS,
  },
  {
    ...TAX,
    id: 'gb.tax.step-check',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Check the year and the sums. Is it an estimate because no return was sent? If so, send the return now.',
    authority: DISPUTE,
  },
  {
    ...TAX,
    id: 'gb.tax.step-plan',
    when: { not: [{ says: URGENT_WORDS }] },
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'If you cannot pay at once, call or go online and ask for Time to Pay. Have your budget with you.',
    authority: PAY,
  },
  {
    ...TAX,
    id: 'gb.tax.step-help',
    kind: 'step',
    list: 'first',
    rank: 40,
    says: 'Get free help. The charity TaxAid advises people on low incomes.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...TAX,
    id: 'gb.tax.step-appeal',
    kind: 'step',
    list: 'dispute_debt',
    rank: 10,
    says: 'If you disagree, appeal within 30 days of the date on the letter. Say why and send proof.',
    authority: DISPUTE,
  },
  {
    ...TAX,
    id: 'gb.tax.step-file',
    kind: 'step',
    list: 'valid_debt',
    rank: 10,
    says: 'Send any missing return, even if you cannot pay. It stops more penalties.',
    authority: PENALTY,
  },
]
