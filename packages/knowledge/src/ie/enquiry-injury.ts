/** Questions about an injury that someone else caused. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_INJURY: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.injury-claim',
    kind: 'answer',
    topics: ['consumer', 'general', 'employment', 'housing', 'parking'],
    rank: 6,
    asks: [
      [
        'i fell',
        'fell in',
        'slipped',
        'tripped',
        'injured',
        'injury',
        'broke my',
        'hurt my',
        'whiplash',
        'dog bit',
        'accident at work',
        'accident in',
      ],
      [
        'claim',
        'compensation',
        'sue',
        'solicitor',
        'how long',
        'injuries board',
        'what can i do',
        'entitled',
      ],
    ],
    verdict: 'do_this',
    says: 'Write to the other side within one month and see a doctor. You have two years. Most claims go first to the Injuries Resolution Board, which stops the clock. Keep photos, names of witnesses and receipts. Accept no sum before you know how you heal.',
    authority: {
      title: 'Personal Injuries Assessment Board Act 2003',
      provision:
        'sections 11 and 50 (apply first, clock stops), with Statute of Limitations (Amendment) Act 1991, section 3, Civil Liability and Courts Act 2004, sections 7 and 8 and Occupiers’ Liability Act 1995',
      url: 'https://revisedacts.lawreform.ie/eli/2003/act/46/revised/en/html',
      inForceFrom: '2023-02-13',
    },
  },
]
