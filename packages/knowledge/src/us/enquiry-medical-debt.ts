/** Questions about hospital bills and medical records: surprise bills, collectors and credit reports. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASK_AS_BUYER } from './answers-in-common.ts'
import { CREDIT_LAW } from './authority.ts'
import { CHECKED, MAY_CHANGE } from './cite-law.ts'

const ASK = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

const CHART = {
  title: 'HIPAA Privacy Rule (your medical records)',
  provision: '45 CFR 164.524',
  url: 'https://www.ecfr.gov/current/title-45/section-164.524',
  inForceFrom: '2003-04-14',
}

const ASK_ANY = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['general', 'consumer', 'debt'],
} satisfies Partial<Rule>

export const ENQUIRY_MEDICAL_DEBT: readonly Rule[] = [
  {
    ...ASK_ANY,
    checkedOn: '2026-11-22',
    id: 'us.ask-debt.right-estimate',
    kind: 'right',
    rank: 13,
    when: {
      all: [
        {
          says: [
            'hospital',
            'er',
            'emergency room',
            'clinic',
            'doctor',
            'surgery',
            'medical bill',
            'medical bills',
            'medical debt',
          ],
        },
        {
          says: [
            'no insurance',
            'no health insurance',
            'no us health insurance',
            'uninsured',
            'without insurance',
            'self pay',
            'self-pay',
            'out of pocket',
            'estimate',
          ],
        },
      ],
      not: [{ says: ['vet', 'veterinarian'] }],
    },
    says: 'Without insurance you can ask for a written estimate before planned care. A bill $400 or more above it can be disputed within 120 days. In an emergency there is mostly none.',
    authority: {
      title: 'No Surprises Act (NSA): good faith estimate and patient-provider dispute',
      provision: '45 CFR 149.610 and 149.620',
      url: 'https://www.ecfr.gov/current/title-45/section-149.610',
      inForceFrom: '2022-01-01',
    },
  },
  {
    ...MAY_CHANGE,
    kinds: ['ENQUIRY'],
    topics: ['debt', 'consumer', 'general'],
    kind: 'answer',
    id: 'us.ask-debt.medical-report',
    rank: 10,
    asks: [
      ['medical debt', 'medical bill', 'hospital bill', 'hospital sent', 'medical collection'],
      ['credit report', 'credit score', 'my credit', 'credit'],
    ],
    verdict: 'it_depends',
    dependsOn: 'the sum, its age and your state',
    says: 'A court set aside the federal ban in July 2025. The bureaus say that they leave out paid ones, those under a year old and those under $500. Some states ban them.',
    authority: CREDIT_LAW.medicalRule,
  },
  {
    ...ASK_AS_BUYER,
    checkedOn: '2026-11-22',
    id: 'us.fact.small-payments-hospital',
    rank: 2,
    topics: ['debt', 'consumer', 'general'],
    asks: [
      [
        'hospital',
        'medical bill',
        'medical bills',
        'medical debt',
        'er bill',
        'er',
        'emergency room',
      ],
      [
        'send something',
        'sending something',
        'pay something',
        'small payments',
        'dollars a month',
        'a little each month',
        'mailing them',
        'sending them',
        'paying them',
        'been paying',
        'been sending',
        'every month',
        'good faith payment',
        '$25 a month',
        '$50 a month',
      ],
      [
        'collections',
        'collection agency',
        'collectors',
        'sue',
        'sued',
        'illegal',
        'break the law',
        'cant send me',
        "can't send me",
      ],
    ],
    verdict: 'do_this',
    says: 'No law stops a hospital from using collectors while you send small sums. Only a plan that it agreed to binds it. But a non-profit hospital must offer financial assistance, and must take your form for 240 days from the first bill. While it decides, suing and credit marks must stop. Send it today, and tell the collector. Dispute the bill with the collector in writing within 30 days of its letter.',
    authority: {
      title:
        'Internal Revenue Code (IRC), section 501(r), and Fair Debt Collection Practices Act (FDCPA)',
      provision: '26 CFR 1.501(r)-4 and 1.501(r)-6; 15 U.S.C. 1692g',
      url: 'https://www.ecfr.gov/current/title-26/section-1.501(r)-6',
      inForceFrom: '2016-01-01',
    },
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
  {
    ...ASK_ANY,
    id: 'us.ask-life.medical-records',
    kind: 'answer',
    rank: 7,
    when: {
      not: [
        {
          says: [
            'expunge',
            'expunged',
            'criminal',
            'arrest',
            'seal',
            'sealed',
            'conviction',
            'misdemeanor',
            'felony',
          ],
        },
      ],
    },
    asks: [
      ['medical records', 'my records', 'doctor records'],
      ['get', 'copy', 'refuse', 'refuses', 'request', 'charge'],
    ],
    verdict: 'yes',
    says: 'You can get your records, mostly within 30 days and for a fair fee. They may not hold them back because of an unpaid bill. Complain to the HHS Office for Civil Rights.',
    authority: CHART,
  },
]
