/** Questions about insurers. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { INSURER } from '../english/bill-words.ts'

const ASK_BUY = {
  country: 'au',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_INSURANCE: readonly Rule[] = [
  {
    ...ASK_BUY,
    id: 'au.ask.insurer',
    kind: 'answer',
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'health fund',
            'bupa',
            'medibank',
            'unemployment',
            'tree',
            'branch',
            'no insurance',
            'uninsured',
          ],
        },
      ],
    },
    asks: [
      [
        ...INSURER,
        'car insurance',
        'home insurance',
        'my insurance',
        'my claim',
        'nrma',
        'aami',
        'suncorp',
        'allianz',
        'budget direct',
      ],
      [...ASKING, "didn't tell them", 'write off', 'written off', 'reckon', "won't pay", 'knocked'],
    ],
    says: 'Complain to the insurer in writing and ask for the reasons, the clause and its assessor’s report. Get a report of your own, such as from a roofer or mechanic. The insurer must prove an exclusion that it relies on, such as wear. It has 30 days. After that, or a no, go to AFCA: it is free, and its decision binds the insurer but not you. Stop further damage and keep receipts.',
    authority: {
      title: 'Insurance Contracts Act 1984, with the Australian Financial Complaints Authority',
      provision:
        'sections 13, 28 and 54 (good faith, what you told them, what did not cause the loss)',
      url: 'https://www.legislation.gov.au/C2004A02944/latest/text',
      inForceFrom: '2021-01-01',
    },
  },
  {
    country: 'au',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'au.ask.health-insurer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      ['health insurance', 'health insurer', 'medibank', 'bupa', 'hcf', 'nib', 'health fund'],
      ['refused', 'rejected', 'pre-existing', 'denied', 'wont pay', "won't pay", 'waiting period'],
    ],
    says: 'A fund may make you wait 12 months for an illness you had before, and its own doctor must look at that. Ask for the reason, then go to the Commonwealth Ombudsman for free.',
    authority: {
      title: 'Private Health Insurance Act 2007',
      provision: 'sections 75-1 to 75-15 (waiting periods, pre-existing conditions)',
      url: 'https://www.legislation.gov.au/C2007A00031/latest/text',
      inForceFrom: '2007-04-01',
    },
  },
]
