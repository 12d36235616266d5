/** Questions about student loans that are late or can be forgiven. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, MAY_CHANGE } from './cite-law.ts'

const PSLF = {
  title: 'Higher Education Act (HEA): forgiveness and discharge of federal student loans',
  provision: '20 U.S.C. 1087e(m); 34 CFR 685.213, 685.214 and 685.219',
  url: 'https://www.ecfr.gov/current/title-34/section-685.219',
  inForceFrom: '2023-07-01',
}

const ASK_ANY = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['general', 'consumer', 'debt'],
} satisfies Partial<Rule>

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
    checkedOn: '2026-11-23',
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
    says: 'The SAVE plan has ended. Were you in it? Your servicer writes to you, and then you have about 90 days to choose another plan, or one is chosen for you. Look at StudentAid.gov for the plans you can still choose. Since July 2026 there is a new one, the Repayment Assistance Plan.',
    authority: {
      title: 'Federal Student Aid: One Big Beautiful Bill Act updates',
      provision: 'Public Law 119-21, title VIII',
      url: 'https://studentaid.gov/announcements-events',
      inForceFrom: '2026-07-01',
    },
  },
  {
    ...ASK_ANY,
    id: 'us.ask-life.loan-forgiveness',
    kind: 'answer',
    rank: 6,
    asks: [
      ['student loan', 'student loans'],
      ['forgiveness', 'forgiven', 'pslf', 'disabled', 'disability', 'closed', 'discharge'],
    ],
    verdict: 'it_depends',
    dependsOn: 'the kind of loan and of work',
    says: 'Federal loans can be cleared after ten years of public service, for lasting disability, or when the school closed. Apply for free at studentaid.gov. Private loans mostly cannot.',
    authority: PSLF,
  },
]
