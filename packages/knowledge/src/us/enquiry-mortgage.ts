/** Questions about a mortgage that is late, and about its escrow account. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASK_TILL_JUNE } from './answers-in-common.ts'
import { CHECKED } from './cite-law.ts'

const ASK = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

export const ENQUIRY_MORTGAGE: readonly Rule[] = [
  {
    ...ASK,
    id: 'us.ask-debt.foreclosure',
    rank: 12,
    topics: ['debt', 'housing', 'general'],
    asks: [
      ['mortgage', 'foreclosure', 'foreclose'],
      [
        'behind',
        'missed',
        'late',
        "can't pay",
        'cannot pay',
        'foreclosure',
        'lose my house',
        'lose my home',
        'months behind',
        'fell behind',
        'foreclosing',
        'taking my house',
        'auction',
        'lost my job',
        'cant pay',
        "can't make",
        'three payments',
      ],
    ],
    verdict: 'do_this',
    says: 'Call your servicer and a HUD-approved counselor now. In most cases foreclosure may not start until you are over 120 days behind. A full application for help in time must be decided first.',
    authority: {
      title: 'Regulation X (Mortgage Servicing)',
      provision: '12 CFR 1024.41',
      url: 'https://www.ecfr.gov/current/title-12/section-1024.41',
      inForceFrom: '2014-01-10',
    },
  },
  {
    ...ASK_TILL_JUNE,
    id: 'us.ask-everyday.escrow',
    kind: 'answer',
    rank: 12,
    verdict: 'do_this',
    asks: [
      ['escrow', 'escrow shortage', 'escrow account'],
      ['shortage', 'went up', 'increase', 'increased', 'payment', 'pay', 'analysis'],
    ],
    says: 'Check the tax and insurance sums first. You may pay a shortage at once, or over at least 12 months if it is large. You can send a notice of error for free.',
    authority: {
      title: 'Real Estate Settlement Procedures Act (RESPA) and Regulation X',
      provision: '12 U.S.C. 2609; 12 CFR 1024.17 (escrow accounts)',
      url: 'https://www.consumerfinance.gov/rules-policy/regulations/1024/17/',
      inForceFrom: '2014-01-10',
    },
  },
]
