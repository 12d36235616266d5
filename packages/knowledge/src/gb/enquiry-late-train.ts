/** Questions about money back for a late train. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

export const ENQUIRY_LATE_TRAIN: readonly Rule[] = [
  {
    ...CHECKED,
    checkedOn: '2026-11-22',
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.ask-travel.late-train',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 5,
    asks: [
      [
        'train',
        'trains',
        'rail',
        'train company',
        'delay repay',
        'lner',
        'avanti',
        'northern rail',
      ],
      [
        'delay',
        'delayed',
        'late',
        'cancelled',
        'compensation',
        'refund',
        'money back',
        'missed my connection',
        'hours late',
        'stuck',
        'strike',
        'taxi',
      ],
    ],
    verdict: 'yes',
    says: 'Yes. Claim Delay Repay from the company whose train was late, within 28 days, with your ticket. It pays a part from 15 or 30 minutes on, and more for an hour. If the train was cancelled and you did not travel, ask for all of it. Then the Rail Ombudsman is free.',
    authority: {
      title: 'Consumer Rights Act 2015',
      provision:
        'sections 49 and 54 to 56, with the National Rail Conditions of Travel and Delay Repay',
      url: 'https://www.legislation.gov.uk/ukpga/2015/15/section/49',
      inForceFrom: '2016-10-01',
    },
  },
]
