/** Questions about what an insurer offers for a written-off car. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_CAR_VALUE: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.written-off',
    kind: 'answer',
    topics: ['consumer', 'general', 'parking'],
    rank: 5,
    asks: [
      [
        'written off',
        'write off',
        'write-off',
        'total loss',
        'market value',
        'only offering',
        'only give me',
        'settlement offer',
        'wrote off',
        'wrote off my car',
        'car is a write off',
        'offered me',
        'offer is too low',
        'low offer',
        "less than it's worth",
      ],
      ['insurer', 'insurance', 'insurance company', 'my car', 'my van'],
    ],
    verdict: 'do_this',
    says: 'Do not accept yet. Send adverts for the same age and kilometres, and ask how they got to their figure. The insurer must handle the claim fairly and promptly. Complain in writing; after 40 working days, or a final no, go to the FSPO for free.',
    authority: {
      title: 'Consumer Insurance Contracts Act 2019',
      provision:
        'section 16 (fair handling of claims), with Financial Services and Pensions Ombudsman Act 2017, sections 44 and 51',
      url: 'https://www.irishstatutebook.ie/eli/2019/act/53/enacted/en/html',
      inForceFrom: '2021-09-01',
    },
  },
]
