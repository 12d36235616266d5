/** What a debt does to a credit report, and wrong entries in it. */
import type { Rule } from '@plainletter/contracts/rule'

import { CREDIT_LAW, DEBT_LAW } from './authority.ts'
import { CHECKED, MAY_CHANGE } from './cite-law.ts'
import { STATE_SENDER, THIRD_PARTY } from './conditions.ts'

const DEBT = {
  ...CHECKED,
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt'],
} satisfies Partial<Rule>

const BY_COLLECTOR = {
  ...DEBT,
  creditor: 'private',
  when: { ...THIRD_PARTY, not: [STATE_SENDER] },
} satisfies Partial<Rule>

export const DEBTS_IN_CREDIT_REPORTS: readonly Rule[] = [
  {
    ...DEBT,
    id: 'us.debt.right-credit-report',
    kind: 'right',
    rank: 70,
    says: 'You have the right to dispute a wrong entry in your credit report for free. The bureau must check it, in most cases within 30 days.',
    authority: CREDIT_LAW.dispute,
  },
  {
    ...BY_COLLECTOR,
    id: 'us.debt.insight-report-first',
    kind: 'insight',
    severity: 'medium',
    rank: 20,
    actionable: 'Check if the debt was on your credit report before they wrote to you.',
    confidence: 0.8,
    says: 'A collector must speak to you, or write and wait about 14 days, before it tells a credit bureau about the debt.',
    authority: DEBT_LAW.creditFirst,
  },
  {
    ...DEBT,
    id: 'us.debt.insight-seven-years',
    kind: 'insight',
    severity: 'low',
    rank: 30,
    actionable: 'Ask the credit bureau to remove an entry that is too old.',
    confidence: 0.9,
    says: 'Most debts must leave your credit report after seven years. Paying does not start those years again.',
    authority: CREDIT_LAW.sevenYears,
  },
  {
    ...MAY_CHANGE,
    kinds: ['DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    topics: ['debt'],
    id: 'us.debt.change-medical',
    kind: 'change',
    when: {
      any: [
        {
          says: [
            'medical debt',
            'medical bill',
            'hospital',
            'patient',
            'medical center',
            'physician',
          ],
        },
      ],
    },
    changedOn: '2025-07-11',
    was: 'A federal rule of January 2025 would have kept medical debt out of credit reports. It never took effect.',
    is: 'A court set that rule aside. Some states have their own bans.',
    says: 'There is no federal ban on medical debt in credit reports. The three bureaus say that they leave out paid ones and those under $500.',
    authority: CREDIT_LAW.medicalRule,
  },
]
