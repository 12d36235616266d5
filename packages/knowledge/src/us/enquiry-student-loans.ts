/** Questions about student loans that are late. */
import type { Rule } from '@plainletter/contracts/rule'

import { MAY_CHANGE } from './cite-law.ts'

export const ENQUIRY_STUDENT_LOANS: readonly Rule[] = [
  {
    ...MAY_CHANGE,
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general'],
    kind: 'answer',
    id: 'us.ask-debt.student-loan-default',
    rank: 12,
    asks: [
      ['student loan', 'student loans'],
      ['default', 'garnish', 'garnished', 'wages', 'tax refund', 'collections', 'collection'],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether the loan is federal or private',
    says: 'Taking pay and tax refunds for federal loans in default was paused on 16 January 2026. Check if it still is. A private lender must sue you first.',
    authority: {
      title: 'Department of Education: announcement of 16 January 2026',
      provision: 'Delay of involuntary collections',
      url: 'https://www.ed.gov/about/news',
      inForceFrom: '2026-01-16',
    },
  },
  {
    ...MAY_CHANGE,
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general'],
    kind: 'answer',
    id: 'us.ask-debt.student-loan-plan',
    rank: 14,
    asks: [
      ['student loan', 'student loans', 'save plan'],
      [
        'save plan',
        'repayment plan',
        'income driven',
        'income-driven',
        'afford',
        "can't pay",
        'lower payment',
        'rap',
        'lower my payment',
        'too high',
        "can't make",
        "can't afford",
        'cannot pay',
        'cant pay',
        'cant afford',
        'payment went up',
        'payments are',
      ],
    ],
    verdict: 'do_this',
    says: 'The SAVE plan has ended. Look at StudentAid.gov for the plans you can still choose. Since July 2026 there is a new one, the Repayment Assistance Plan.',
    authority: {
      title: 'Federal Student Aid: One Big Beautiful Bill Act updates',
      provision: 'Public Law 119-21, title VIII',
      url: 'https://studentaid.gov/announcements-events',
      inForceFrom: '2026-07-01',
    },
  },
]
