/** Ways to pay over time in Scotland, for debts of many kinds: the Debt Arrangement Scheme and the court's order. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { COURT_LAW } from './authority.ts'
import { CHECKED } from './cite-law.ts'

const SCOTS_DEBT_LAW: Authority = {
  title: 'Debt Arrangement and Attachment (Scotland) Act 2002',
  provision: 'Part 1, with Debt Arrangement Scheme (Scotland) Regulations 2011',
  url: 'https://www.legislation.gov.uk/asp/2002/17/part/1',
  inForceFrom: '2011-07-01',
}

const SCOTS_DEBT_ROW = {
  ...CHECKED,
  nations: ['scotland'],
  kinds: [
    'RENT_ARREARS_LETTER',
    'UTILITY_BILL_DEMAND',
    'TAX_DEMAND',
    'COURT_JUDGMENT',
    'BAILIFF_NOTICE',
  ],
} satisfies Partial<Rule>

/** What the court may spread over time: no tax of a council or the state, no fine, no maintenance (Debtors (Scotland) Act 1987, section 5(4)). */
const MAY_BE_SPREAD = {
  ...CHECKED,
  nations: ['scotland'],
  kinds: ['COURT_JUDGMENT', 'BAILIFF_NOTICE'],
  when: {
    not: [{ says: ['council tax', 'summary warrant', 'hmrc', 'maintenance', 'fine imposed'] }],
  },
} satisfies Partial<Rule>

export const DEBT_PLAN_SCOTLAND: readonly Rule[] = [
  {
    ...SCOTS_DEBT_ROW,
    id: 'gb.scotland.right-debt-plan',
    kind: 'right',
    rank: 16,
    says: 'A debt payment programme under the Debt Arrangement Scheme lets you pay all debts over time. It stops interest and action by creditors. A money adviser sets it up.',
    authority: SCOTS_DEBT_LAW,
  },
  {
    ...MAY_BE_SPREAD,
    id: 'gb.judgment.scotland-right-time',
    kind: 'right',
    rank: 10,
    says: 'After a charge or an arrestment you can apply to the court for a time to pay order, to pay in parts.',
    authority: COURT_LAW.scotsTimeToPay,
  },
  {
    ...MAY_BE_SPREAD,
    id: 'gb.judgment.scotland-option-time',
    kind: 'option',
    option: 'negotiate',
    rank: 10,
    title: 'Ask for time to pay',
    says: 'Offer a sum that you can keep up. A money adviser can help with the form.',
    cost: 'The sum you offer.',
    time: 'Some weeks.',
    risk: 'If you miss payments, the order can end.',
    bestFor: 'You owe it and can pay over time.',
    authority: COURT_LAW.scotsTimeToPay,
  },
]
