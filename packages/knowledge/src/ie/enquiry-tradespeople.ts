/** Questions about builders. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { LEFT_UNDONE } from './trade-words.ts'
const ASK = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_TRADESPEOPLE: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.builder',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 12,
    verdict: 'do_this',
    asks: [
      [
        'builder',
        'contractor',
        'plumber',
        'electrician',
        'roofer',
        'tradesman',
        'building crowd',
        'a crowd to do',
        'crowd to do',
        'attic conversion',
        'attic',
        'extension',
        'windows company',
        'kitchen fitter',
        'kitchen company',
        'carpenter',
        'painter',
        'tiler',
        'landscaper',
        'handyman',
        'solar panels',
        'heat pump',
        'bathroom',
      ],
      LEFT_UNDONE,
      [...LEFT_UNDONE, ...ASKING],
    ],
    says: 'Write what is wrong and give a date to fix it. Work must be done with care and skill. Then use the small claims procedure for up to €2,000.',
    authority: {
      title: 'Consumer Rights Act 2022',
      provision: 'Part 4 (services), sections 78 to 90',
      url: 'https://www.irishstatutebook.ie/eli/2022/act/37/enacted/en/html',
      inForceFrom: '2022-11-29',
    },
  },
]
