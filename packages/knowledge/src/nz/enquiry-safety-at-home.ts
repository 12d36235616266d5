/** Questions about violence and control by a partner. */
import type { Rule } from '@plainletter/contracts/rule'

import { CLOSE_PERSON, NO_VICTIM, TOLD_OF, VIOLENT } from '../english/violence-words.ts'

const ASK = {
  country: 'nz',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
  topics: ['family', 'criminal', 'housing', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_SAFETY_AT_HOME: readonly Rule[] = [
  {
    ...ASK,
    id: 'nz.ask.violent-partner',
    kind: 'answer',
    rank: 3,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'protection order on me',
            'order on me',
            'gave me a protection order',
            'served with',
            'order against me',
            'accuses me',
            'accused me',
            'i was charged',
            'i was arrested',
            ...NO_VICTIM,
          ],
        },
      ],
    },
    asks: [[...CLOSE_PERSON, ...TOLD_OF], VIOLENT],
    says: 'In danger, call 111. The Family Court can make a protection order, so that the person may not hurt or contact you. If it is urgent, a judge decides without telling them first, mostly within a day. The police can also send them away for some days. A lawyer or Women’s Refuge can help you apply: 0800 733 843, free, day and night.',
    authority: {
      title: 'Family Violence Act 2018',
      provision:
        'sections 28 to 32 (Police safety orders), 60, 75 and 76 (protection orders, also without notice)',
      url: 'https://www.legislation.govt.nz/act/public/2018/0046/latest/whole.html',
      inForceFrom: '2019-07-01',
    },
  },
]
