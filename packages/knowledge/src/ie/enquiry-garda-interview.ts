/** Questions about an interview with the gardaí. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_GARDA_INTERVIEW: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.garda-interview',
    kind: 'answer',
    topics: ['criminal', 'general', 'family'],
    rank: 4,
    asks: [
      [
        'guards',
        'gardai',
        'gardaí',
        'garda',
        'garda station',
        'cautioned memo',
        'voluntary interview',
        'voluntary statement',
      ],
      [
        'come into the station',
        'come in to the station',
        'call into the station',
        'go into the station',
        'go to the station',
        'asked me to come in',
        'want me to come in',
        'interview',
        'make a statement',
        'give a statement',
        'question me',
        'questions about',
        'cautioned memo',
        'voluntary',
      ],
      [
        'do i have to',
        'should i',
        'solicitor',
        'have to go',
        'my rights',
        'what happens',
        'refuse',
        'who pays',
        'nervous',
        'worried',
      ],
    ],
    verdict: 'do_this',
    says: 'You need not go unless they arrest you, and without arrest you may leave at any time. Call a solicitor first and say nothing about the case before. You need not answer, but what you say can be used. If you are arrested, you have a right to a solicitor, free if you have little money.',
    authority: {
      title: 'Criminal Justice Act 1984',
      provision: 'sections 4 and 5, with the Custody Regulations 1987 (S.I. No. 119 of 1987)',
      url: 'https://www.irishstatutebook.ie/eli/1984/act/22/enacted/en/html',
      inForceFrom: '1987-07-01',
    },
  },
]
