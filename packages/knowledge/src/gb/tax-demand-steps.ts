/** What to do about a tax bill or a penalty from HM Revenue and Customs. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

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

/** A penalty because the return itself is missing: each month more costs more than any plan saves. */
export const LATE_RETURN: Test = {
  says: [
    'tax return is late',
    'late tax return',
    'late filing penalty',
    'penalty for late filing',
    'filing deadlines were',
    'filing deadline was',
    'missed the filing deadline',
    'missed the filing and payment deadline',
    'file your tax return and pay',
    'not received your tax return',
    'have not received your self assessment',
    'send your tax return now',
  ],
}

/** The tax office asks for a return, and for no sum yet. */
export const RETURN_ASKED: Test = {
  says: [
    'notice to file',
    'must send a tax return',
    'must send a self assessment tax return',
    'need to send a tax return',
    'need to send us a tax return',
    'need to file a tax return',
    'need to file a self assessment tax return',
    'must file a tax return',
    'deadline to send a paper tax return',
    'send the tax return online',
  ],
}
const NOT_LATE = { all: [RETURN_ASKED], not: [LATE_RETURN] } satisfies Rule['when']

const RETURN_LAW: Authority = {
  title: 'Taxes Management Act 1970',
  provision: 'section 8, with Finance Act 2009, Schedule 55, paragraph 3',
  url: 'https://www.legislation.gov.uk/ukpga/1970/9/section/8',
  inForceFrom: '2011-04-06',
}

export const TAX_DEMAND_STEPS: readonly Rule[] = [
  {
    ...TAX,
    checkedOn: '2026-11-23',
    id: 'gb.tax.want-return',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    when: { all: [RETURN_ASKED] },
    says: 'They want your tax return first. Pay what it shows that you owe.',
    authority: RETURN_LAW,
  },
  {
    ...TAX,
    checkedOn: '2026-11-23',
    id: 'gb.tax.right-notice-to-file',
    kind: 'right',
    rank: 4,
    when: NOT_LATE,
    says: 'Once HMRC asks for a return you must send it, even if you owe no tax. One day late costs £100.',
    authority: RETURN_LAW,
  },
  {
    ...TAX,
    checkedOn: '2026-11-23',
    id: 'gb.tax.option-return-on-time',
    kind: 'option',
    option: 'comply',
    rank: 4,
    when: NOT_LATE,
    title: 'Send the return in time',
    cost: 'Nothing to send it.',
    time: 'Before the date for online returns.',
    risk: 'A late return costs £100 at once, and more later.',
    bestFor: 'You have to send one.',
    says: 'Do it online. If you think that you need none, ask HMRC now to take the notice back.',
    authority: RETURN_LAW,
  },
  {
    ...TAX,
    checkedOn: '2026-11-23',
    id: 'gb.tax.step-late-return',
    kind: 'step',
    list: 'first',
    rank: 4,
    when: { all: [LATE_RETURN] },
    says: 'Send the late return online now, even if you cannot pay. After three months each day can cost £10 more, up to £900.',
    authority: PENALTY,
  },
  {
    ...TAX,
    checkedOn: '2026-11-23',
    id: 'gb.tax.option-send-return',
    kind: 'option',
    option: 'comply',
    rank: 5,
    when: { all: [LATE_RETURN] },
    title: 'Send the return now',
    cost: 'Nothing to send it.',
    time: 'Today, online.',
    risk: 'The penalty stands unless you appeal and win.',
    bestFor: 'You had to send a return and have not.',
    says: 'It stops the penalties that grow. Then appeal if you had a good reason, or pay the penalty.',
    authority: PENALTY,
  },
  {
    ...TAX,
    checkedOn: '2026-11-23',
    id: 'gb.tax.right-withdraw-return',
    kind: 'right',
    rank: 5,
    when: { any: [LATE_RETURN, RETURN_ASKED] },
    says: 'If you needed no return, ask HMRC to withdraw it within two years of the end of that tax year. Then it can cancel the penalty. If it says no, send it.',
    authority: {
      title: 'Taxes Management Act 1970',
      provision: 'section 8B, with Finance Act 2009, Schedule 55, paragraph 17A',
      url: 'https://www.legislation.gov.uk/ukpga/1970/9/section/8B',
      inForceFrom: '2013-07-17',
    },
  },
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
    dayToAct: 'open',
    says: 'Call HMRC before the last day and ask for Time to Pay, even if you also appeal. It has strong powers to take goods, so do not wait.',
    authority: GOODS,
  },
  {
    ...TAX,
    id: 'gb.tax.step-check',
    when: { not: [LATE_RETURN, RETURN_ASKED] },
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
    dayToAct: 'open',
    says: 'If you disagree, appeal within 30 days of the date on the letter. Say why and send proof.',
    authority: DISPUTE,
  },
  {
    ...TAX,
    id: 'gb.tax.step-file',
    when: { not: [LATE_RETURN] },
    kind: 'step',
    list: 'valid_debt',
    rank: 10,
    says: 'Send any missing return, even if you cannot pay. It stops more penalties.',
    authority: PENALTY,
  },
]
