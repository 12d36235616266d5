/** Loans and cards in arrears: default notices, hardship, credit reports, and buy now pay later. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-debt.ts'
import { CREDIT, DEFAULT_NOTICE, NOT_OF_THE_STATE } from './conditions.ts'

const DEBT = {
  country: 'au',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const BOTH = {
  country: 'au',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const LOAN_ARREARS: readonly Rule[] = [
  {
    ...BOTH,
    id: 'au.debt.know-file',
    creditor: 'private',
    when: NOT_OF_THE_STATE,
    kind: 'fact',
    slot: 'did_you_know',
    rank: 20,
    says: 'A default stays on your credit report for five years. They must warn you in writing before they list it.',
    authority: LAW.creditReport,
  },
  {
    ...BOTH,
    id: 'au.debt.right-hardship',
    creditor: 'private',
    kind: 'right',
    rank: 15,
    when: CREDIT,
    says: 'For a loan or card you can tell them that you are in hardship. They must answer within 21 days.',
    authority: LAW.hardship,
  },
  {
    ...DEBT,
    id: 'au.debt.right-default-notice',
    creditor: 'private',
    kind: 'right',
    rank: 18,
    when: CREDIT,
    says: 'Before they sue on a loan or card, they must send a default notice and give you 30 days.',
    authority: LAW.defaultNotice,
  },
  {
    ...DEBT,
    id: 'au.debt.default-notice',
    creditor: 'private',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 30, unit: 'days', roll: 'none' },
    action: 'Pay what is overdue, or ask for hardship help',
    consequence: 'They can go to court, or ask for the whole loan.',
    weight: 'main',
    example: {
      clause: 'National Credit Code, section 88',
      trigger: '2026-11-09',
      result: '2026-12-09',
    },
    when: DEFAULT_NOTICE,
    rank: 10,
    says: 'A default notice must give you at least 30 days to put it right. We count from its date, to be safe.',
    authority: LAW.defaultNotice,
  },
  {
    ...BOTH,
    id: 'au.debt.opt-hardship',
    creditor: 'private',
    kind: 'option',
    option: 'negotiate',
    title: 'Ask for hardship help',
    cost: 'Free.',
    time: 'They have 21 days to answer.',
    risk: 'Low. If they say no, go to AFCA.',
    bestFor: 'You lost work, were ill or had a hard time.',
    rank: 20,
    when: CREDIT,
    says: 'Tell them that you cannot pay and what you can pay. They can give more time or smaller payments.',
    authority: LAW.hardship,
  },
  {
    ...DEBT,
    id: 'au.debt.insight-bnpl',
    creditor: 'private',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.8,
    actionable: 'If it is Afterpay, Zip or alike, ask for hardship help and use AFCA.',
    rank: 20,
    when: { any: [{ says: ['afterpay', 'zip pay', 'buy now pay later', 'humm', 'klarna'] }] },
    says: 'Since 10 June 2025 buy now pay later firms need a credit licence and must belong to AFCA.',
    authority: LAW.bnpl,
  },
]
