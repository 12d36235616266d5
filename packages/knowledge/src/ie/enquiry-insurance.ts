/** Questions about insurers. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { INSURER } from '../english/bill-words.ts'
import { LAW } from './authority-debt.ts'

const ASK_BUY = {
  country: 'ie',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_INSURANCE: readonly Rule[] = [
  {
    ...ASK_BUY,
    id: 'ie.ask.insurer',
    kind: 'answer',
    verdict: 'do_this',
    asks: [
      INSURER,
      [
        ...ASKING,
        "won't pay out",
        'will not pay out',
        "didn't disclose",
        'did not disclose',
        'refusing to pay',
        'refuses to pay',
        'refused to pay',
        'not paying out',
        "won't pay",
        'wont pay',
        'claim was refused',
        'cancelled my policy',
        'main driver',
        'small print',
        'not covered',
        'fight this',
        'where do i stand',
        'offer',
      ],
    ],
    says: 'Ask for the reasons in writing and complain. After 40 working days, or a final no, go to the FSPO for free.',
    authority: LAW.fspo,
  },
]
