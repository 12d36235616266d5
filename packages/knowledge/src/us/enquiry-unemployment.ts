/** Questions about unemployment benefits and work that is offered in place of the old job. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, usc } from './cite-law.ts'

const NEW_WORK = usc({
  title: 26,
  section: '3304(a)(5)',
  name: 'Federal Unemployment Tax Act (labor standards)',
  from: '1954-08-16',
})

const REFUSES = {
  ...CHECKED,
  kind: 'answer',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  verdict: 'it_depends',
  asks: [
    ['unemployment', 'unemployment benefits', 'unemployment compensation'],
    [
      'rejecting',
      'reject the',
      'refuse the',
      'refuse a job',
      'turn down',
      'turn it down',
      'turned down the',
      'turned down a job',
      'not accept',
      'decline',
      'declined the',
      'other job',
      'lower pay',
      'worse job',
      'contractor',
    ],
  ],
} satisfies Partial<Rule>

export const ENQUIRY_UNEMPLOYMENT: readonly Rule[] = [
  {
    ...CHECKED,
    id: 'us.ask-work.jobless-overpaid',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'debt', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'unemployment',
        'unemployment benefits',
        'unemployment compensation',
        'jobless benefits',
        'pua',
        'edd',
      ],
      [
        'overpaid',
        'overpayment',
        'over paid',
        'pay it back',
        'pay it all back',
        'give it back',
        'give it all back',
        'pay back',
        'repay',
        'owe them',
        'i owe',
        'want it back',
        'wants it back',
        'money back',
        'return the money',
      ],
    ],
    says: 'Appeal in writing by the last day on the notice, often 10 to 30 days. If you told the truth, also ask for a waiver. Many states forgive it when you were not at fault. If not, ask for a plan.',
    authority: {
      title: 'Social Security Act, section 303(a)(3), and the unemployment law of your state',
      provision:
        '42 U.S.C. 503(a)(3); for example California Unemployment Insurance Code 1375, New York Labor Law 597(4)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section503&num=0&edition=prelim',
      inForceFrom: '1935-08-14',
    },
  },
  {
    ...REFUSES,
    id: 'us.ask-work.refuse-offer',
    rank: 12,
    dependsOn: 'how the new work compares with your old job',
    says: 'Apply in any case. You must take suitable work. No state may deny you for refusing new work on terms far below what is usual there.',
    authority: NEW_WORK,
  },
  {
    ...REFUSES,
    id: 'us.state.pa.ask-refuse-offer',
    insteadOf: 'us.ask-work.refuse-offer',
    regions: ['US-PA'],
    rank: 5,
    dependsOn: 'how well the work suits you',
    says: 'Apply at once. In Pennsylvania you lose benefits only for refusing suitable work without good cause. They look at your past pay, training, health and the distance.',
    authority: {
      title: 'Pennsylvania Unemployment Compensation Law',
      provision: 'sections 402(a) and 4(t) (43 P.S. 802(a), 753(t))',
      url: 'https://www.palegis.us/statutes',
      inForceFrom: '2025-01-01',
    },
  },
]
