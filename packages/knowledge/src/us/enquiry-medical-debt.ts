/** Questions about hospital bills with a collector or on a credit report. */
import type { Rule } from '@plainletter/contracts/rule'

import { CREDIT_LAW } from './authority.ts'
import { CHECKED, MAY_CHANGE } from './cite-law.ts'

const ASK = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

export const ENQUIRY_MEDICAL_DEBT: readonly Rule[] = [
  {
    ...MAY_CHANGE,
    kinds: ['ENQUIRY'],
    topics: ['debt', 'consumer', 'general'],
    kind: 'answer',
    id: 'us.ask-debt.medical-report',
    rank: 10,
    asks: [
      ['medical debt', 'medical bill', 'medical bills', 'hospital bill', 'medical collection'],
      ['credit report', 'credit score', 'credit'],
    ],
    verdict: 'it_depends',
    dependsOn: 'the sum, its age and your state',
    says: 'A court set aside the federal ban in July 2025. The bureaus say that they leave out paid ones, those under a year old and those under $500. Some states ban them.',
    authority: CREDIT_LAW.medicalRule,
  },
  {
    ...ASK,
    id: 'us.ask-debt.hospital-collections',
    rank: 10,
    topics: ['debt', 'consumer', 'general'],
    when: {
      not: [
        {
          says: ['in network', 'in our network', 'in-network', 'out of network', 'out-of-network'],
        },
      ],
    },
    asks: [
      [
        'hospital',
        'medical bill',
        'medical bills',
        'medical debt',
        'er',
        'emergency room',
        'er bill',
        'hospital bill',
        'the er',
        'ambulance bill',
        'surgery',
      ],
      [
        'financial assistance',
        'charity care',
        'collections',
        'sue',
        'sued',
        'low income',
        'free care',
        'cannot pay',
        'can not pay',
        'can’t pay',
        "can't pay",
        'cant pay',
        'cannot afford',
        'can’t afford',
        "can't afford",
        'no insurance',
        'my options',
        "don't have insurance",
        'dont have insurance',
        'uninsured',
        'going to collections',
        'send it to collections',
        'sending me to collections',
        'afford this',
        'a month',
        "can't pay this",
        'payment plan',
        'make about',
        'poor',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether the hospital is a non-profit',
    says: 'A non-profit hospital must wait at least 120 days before harsh steps such as suing. It must stop them while it looks at your request for help, which you can make for 240 days.',
    authority: {
      title:
        'Internal Revenue Code (IRC), section 501(r) (billing and collection rules of non-profit hospitals)',
      provision: '26 CFR 1.501(r)-6',
      url: 'https://www.ecfr.gov/current/title-26/section-1.501(r)-6',
      inForceFrom: '2016-01-01',
    },
  },
]
