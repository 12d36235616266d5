/** Questions about food benefits, Medicaid and disability that are refused, cut or stopped. */
import type { Rule } from '@plainletter/contracts/rule'

import { BENEFIT_LAW } from './benefit-law.ts'
import { CHECKED } from './cite-law.ts'

const ASK_ON_ANYTHING = { ...CHECKED, kinds: ['ENQUIRY'], kind: 'answer' } satisfies Partial<Rule>

const STOPPED = [
  'cut off',
  'stopped',
  'stop',
  'ended',
  'terminated',
  'denied',
  'closed',
  'reduced',
  'cut my',
  'lost my',
  'turned down',
]

const ASK_TILL_OCTOBER = {
  country: 'us',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const ASK_TILL_JUNE = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'debt', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_BENEFITS: readonly Rule[] = [
  {
    ...ASK_ON_ANYTHING,
    id: 'us.ask-public.snap-stopped',
    topics: ['debt', 'consumer', 'general'],
    rank: 6,
    asks: [
      [
        'food stamps',
        'snap',
        'snap benefits',
        'ebt',
        'calfresh',
        'snap case',
        'my stamps',
        'ebt card',
        'my food stamps',
      ],
      [
        ...STOPPED,
        'cutting',
        'recertification',
        'lowered',
        'lost',
        'gone',
        'went down',
        'make too much',
        'counted',
        'not qualify',
        "don't qualify",
        'dont qualify',
        'only gave me',
        'said no',
        'rejected',
        'applied for food stamps',
      ],
    ],
    verdict: 'do_this',
    says: 'Ask for a fair hearing now, by phone or in writing. If you ask before the change starts, the benefits can go on. You have 90 days in all.',
    authority: BENEFIT_LAW.snapHearing,
  },
  {
    ...ASK_ON_ANYTHING,
    id: 'us.ask-public.medicaid-stopped',
    topics: ['debt', 'consumer', 'general'],
    rank: 6,
    asks: [
      ['medicaid', 'medi-cal'],
      [
        ...STOPPED,
        'kicked off',
        'kicked me off',
        'lost',
        'cutting',
        'no longer eligible',
        'took away',
        'dropped',
        'canceled',
        'cancelled',
        'renewal',
      ],
    ],
    verdict: 'do_this',
    says: 'Send what is missing and ask for a fair hearing now. If you ask before the last day, Medicaid can go on until the decision.',
    authority: {
      title: 'Medicaid: services go on during a hearing',
      provision: '42 CFR 431.230',
      url: 'https://www.ecfr.gov/current/title-42/section-431.230',
      inForceFrom: '1979-03-29',
    },
  },
  {
    ...ASK_TILL_OCTOBER,
    id: 'us.ask-everyday.disability-stopped',
    kind: 'answer',
    rank: 9,
    topics: ['general', 'debt', 'consumer'],
    checkedOn: '2026-11-22',
    asks: [
      ['social security disability', 'ssdi', 'disability benefits', 'disability checks', 'ssi'],
      [
        'was stopped',
        'stopped',
        'cut off',
        'cutting off',
        'terminated',
        'ceased',
        'no longer disabled',
        'continuing disability review',
      ],
      [
        'appeal',
        '60 days',
        'reconsideration',
        'what do i do',
        'what can i do',
        'keep getting',
        'how do i',
      ],
    ],
    verdict: 'do_this',
    says: 'Ask in writing for a new look (reconsideration) within 60 days. If they say your health is better, ask within 10 days to keep the checks meanwhile. If you lose, they may want those back, but you can ask for a waiver.',
    authority: {
      title: 'Code of Federal Regulations, Title 20',
      provision: '20 CFR 404.909 and 404.1597a; for SSI 416.1409 and 416.996',
      url: 'https://www.ecfr.gov/current/title-20/section-404.1597a',
      inForceFrom: '1988-08-03',
    },
  },
  {
    ...ASK_TILL_JUNE,
    id: 'us.ask-everyday.snap-cut',
    kind: 'answer',
    rank: 12,
    verdict: 'do_this',
    asks: [
      ['snap', 'food stamps', 'ebt', 'snap benefits'],
      ['cut', 'reduced', 'lowered', 'stopped', 'closed', 'denied', 'ended', 'lost', 'overpaid'],
    ],
    says: 'Ask for a fair hearing within 90 days. If you ask before the change starts, your food benefits mostly stay the same until the decision.',
    authority: {
      title: 'SNAP notice, fair hearings and continued benefits',
      provision: '7 CFR 273.13 and 273.15',
      url: 'https://www.ecfr.gov/current/title-7/section-273.13',
      inForceFrom: '1978-10-17',
    },
  },
  {
    ...ASK_TILL_JUNE,
    id: 'us.ask-everyday.disability-denied',
    kind: 'answer',
    rank: 12,
    verdict: 'do_this',
    asks: [
      [
        'disability claim',
        'disability benefits',
        'ssdi',
        'ssi',
        'social security disability',
        'disability',
      ],
      [
        'denied',
        'refused',
        'turned down',
        'rejected',
        'deny',
        'denied me',
        'rejected me',
        'denied again',
        'said i can work',
      ],
    ],
    says: 'Ask for a new look (reconsideration) within 60 days of the notice. Send medical papers. A judge can hear you if they refuse again, and lawyers take a share only if you win.',
    authority: {
      title: 'Social Security: reconsideration and hearing',
      provision: '20 CFR 404.909 and 404.933',
      url: 'https://www.ecfr.gov/current/title-20/section-404.909',
      inForceFrom: '1980-09-01',
    },
  },
]
