/** Questions about a summons for driving without insurance. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { STOPPED } from './car-words.ts'
const ASK = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_NO_INSURANCE: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.no-insurance',
    kind: 'answer',
    topics: ['criminal', 'parking', 'consumer', 'general'],
    rank: 5,
    asks: [
      [
        'no insurance',
        'without insurance',
        'not insured',
        'uninsured',
        'insurance had lapsed',
        'insurance lapsed',
        'insurance expired',
        'produce my insurance',
        'produce insurance',
        'no car insurance',
        'no motor insurance',
        'no tax or insurance',
        'driving without insurance',
      ],
      STOPPED,
      [...STOPPED, ...ASKING],
    ],
    verdict: 'do_this',
    says: 'Go to court on the day, with a solicitor if you can; ask the judge for legal aid. If you were insured, bring the certificate: that is a full answer. If not, it can mean a fine of up to €5,000 and a ban. For a first time, a special reason can save the licence.',
    authority: {
      title: 'Road Traffic Act 1961',
      provision:
        'sections 56 (no insurance), 69 (ten days to show it) and 26 (ban), with Road Traffic Act 1994, section 41 (seized cars)',
      url: 'https://revisedacts.lawreform.ie/eli/1961/act/24/section/56/revised/en/html',
      inForceFrom: '2006-12-21',
    },
  },
]
