/** Questions about builders. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_TRADESPEOPLE: readonly Rule[] = [
  {
    ...ASK,
    id: 'nz.ask.builder',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 12,
    verdict: 'do_this',
    asks: [
      ['builder', 'tradie', 'contractor', 'plumber', 'renovation', 'roofer'],
      [
        'bad work',
        'poor work',
        'bad job',
        'did not finish',
        'never finished',
        'not finished',
        'not finish',
        'walked off',
        'took my money',
        'took a deposit',
        'never came back',
        'not come back',
        'unfinished',
        'disappeared',
        'defective',
        'defects',
      ],
    ],
    says: 'Write what is wrong and give a date to fix it. Building work has warranties for ten years, and faults found in the first year must be fixed.',
    authority: {
      title: 'Building Act 2004',
      provision: 'sections 362I to 362Q (implied warranties, one year to fix defects)',
      url: 'https://www.legislation.govt.nz/act/public/2004/0072/latest/whole.html',
      inForceFrom: '2015-01-01',
    },
  },
]
