/** Questions about the small claims court. */
import type { Rule } from '@plainletter/contracts/rule'

import { GUIDANCE } from './authority.ts'
import { CHECKED } from './cite-law.ts'

const ASK = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

export const ENQUIRY_SMALL_CLAIMS: readonly Rule[] = [
  {
    ...ASK,
    id: 'us.ask-consumer.small-claims-sued',
    rank: 0,
    topics: ['consumer', 'debt', 'housing', 'general'],
    asks: [
      ['small claims', 'justice court', 'magistrate court'],
      ['summons', 'sued', 'being sued', 'suing me', 'served', 'court papers', 'claim against me'],
    ],
    verdict: 'do_this',
    says: 'Read the paper for the day and the court. In many states no written answer is due, but you lose if you stay away. In some, such as Texas, an answer is due within days.',
    authority: {
      title: 'Small claims rules of your state',
      provision:
        'for example California Code of Civil Procedure 116.330 and 116.520; Texas Rules of Civil Procedure 502.5; Florida Small Claims Rule 7.090; New York City Civil Court Act 1803',
      url: 'https://www.usa.gov/legal-aid',
      inForceFrom: '2013-08-31',
    },
  },
  {
    ...ASK,
    id: 'us.ask-consumer.small-claims',
    rank: 48,
    topics: ['consumer', 'debt', 'housing', 'general'],
    when: {
      not: [{ says: ['sued me', 'suing me', 'scam', 'zelle', 'bank', 'robocall', 'robocalls'] }],
    },
    asks: [
      [
        'small claims',
        'how do i sue',
        'can i sue',
        'how to sue',
        'take him to court',
        'take her to court',
        'take them to court',
        'lent him money',
        'lent her money',
        'loaned him',
        'loaned her',
        "won't pay me back",
        'wont pay me back',
        "hasn't paid me back",
        'never paid me back',
        'pay me back',
      ],
    ],
    verdict: 'do_this',
    says: 'Send a written demand first. Then file at the small claims court where the other side lives or trades. Each state has its own top sum, and you need no lawyer.',
    authority: GUIDANCE.usaLegal,
  },
]
