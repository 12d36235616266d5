/** Questions about insurers. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { INSURER } from '../english/bill-words.ts'
import { LAW } from './authority.ts'

const ASK_BUY = {
  country: 'nz',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_INSURANCE: readonly Rule[] = [
  {
    ...ASK_BUY,
    id: 'nz.ask.insurer',
    kind: 'answer',
    verdict: 'do_this',
    when: { not: [{ says: ['acc', "didn't tell"] }] },
    asks: [
      [
        ...INSURER,
        'aa insurance',
        'state insurance',
        'tower',
        'ami',
        'my insurance',
        'my claim',
        'car insurance',
        'house insurance',
      ],
      [...ASKING, "won't pay", 'wont pay', 'knocked', 'declined'],
    ],
    says: 'Ask for the reasons in writing and complain. After a final no, go to its dispute scheme for free.',
    authority: LAW.disputeSchemes,
  },
  {
    country: 'nz',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'nz.ask.insurer-not-told',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 7,
    verdict: 'do_this',
    asks: [
      ['insurance', 'insurer', 'my claim'],
      [
        "didn't tell",
        'didnt tell',
        'did not tell',
        'non disclosure',
        'non-disclosure',
        'conviction',
        'forgot to mention',
        'previous claim',
        'not disclosed',
      ],
    ],
    says: 'Ask which question you are said to have answered wrongly, and why it mattered. Old minor convictions may stay hidden after seven clean years. The insurer’s free scheme can decide.',
    authority: {
      title: 'Insurance Law Reform Act 1977, and Criminal Records (Clean Slate) Act 2004',
      provision: 'sections 4 to 7 and 11 of the first; sections 7 and 14 of the second',
      url: 'https://www.legislation.govt.nz/act/public/1977/0014/latest/whole.html',
      inForceFrom: '2004-11-29',
    },
  },
]
