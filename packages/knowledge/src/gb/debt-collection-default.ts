/** The lender's own notice before it may end the agreement: the days in it count. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { CREDIT_LAW } from './authority.ts'
import { CREDIT_DEBT } from './conditions-credit.ts'

const DEBT = {
  country: 'gb',
  kinds: ['DEBT_COLLECTION_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

/** The lender's own notice before it may end the agreement: the days in it count. */
export const IS_DEFAULT_NOTICE: Test = {
  says: [
    'served under section 87',
    'section 87(1)',
    'default notice served',
    'default notice under',
    'this default notice',
  ],
}

export const DEBT_COLLECTION_DEFAULT: readonly Rule[] = [
  {
    ...DEBT,
    id: 'gb.debt.default-step',
    dayToAct: 'open',
    kind: 'step',
    list: 'first',
    rank: 1,
    when: { all: [IS_DEFAULT_NOTICE] },
    says: 'Contact the lender before the date in the notice. Pay the arrears if you can, or ask for a plan and more time.',
    authority: CREDIT_LAW.forbearance,
  },
  {
    ...DEBT,
    id: 'gb.debt.default-option',
    dayToAct: 'open',
    kind: 'option',
    option: 'negotiate',
    rank: 1,
    when: { all: [IS_DEFAULT_NOTICE] },
    title: 'Put it right, or agree a plan in time',
    says: 'Pay what the notice asks by its date, or send a budget and ask the lender to wait. It must treat you fairly.',
    cost: 'The arrears, or what you offer.',
    time: 'Before the date in the notice.',
    risk: 'After that date the lender may end the agreement. Goods on finance can be at risk.',
    bestFor: 'You owe the arrears and want to keep the agreement.',
    authority: CREDIT_LAW.defaultNotice,
  },
  {
    ...DEBT,
    id: 'gb.debt.default-notice-right',
    kind: 'right',
    rank: 8,
    checkBy: '2027-05-31',
    when: {
      any: [{ says: ['default notice', 'notice of default', 'section 87'] }],
      not: CREDIT_DEBT.not ?? [],
    },
    says: 'A default notice must say what is wrong, how to put it right, and give you at least 14 days from when you get it.',
    authority: CREDIT_LAW.defaultNotice,
  },
  {
    ...DEBT,
    id: 'gb.debt.default-notice-warn',
    kind: 'warning',
    severity: 'high',
    rank: 5,
    checkBy: '2027-05-31',
    when: {
      any: [{ says: ['default notice', 'notice of default', 'section 87'] }],
      not: CREDIT_DEBT.not ?? [],
    },
    says: 'After the date in a default notice the lender can end the agreement and ask for all of it. If you pay what it asks by then, it must treat the breach as not having happened.',
    authority: { ...CREDIT_LAW.defaultNotice, provision: 'sections 87 to 89' },
  },
]
