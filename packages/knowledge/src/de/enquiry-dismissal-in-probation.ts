/** Questions about dismissal in the trial time. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const ENQUIRY_DISMISSAL_IN_PROBATION: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-job.probation',
    kind: 'answer',
    verdict: 'yes',
    rank: 16,
    asks: [
      ['probezeit', 'probation'],
      [
        'kündigen',
        'kündigung',
        'gekündigt',
        'entlassen',
        'dismiss',
        'fired',
        'notice',
        'rauswerfen',
        'rausgeworfen',
        'gefeuert',
        'kündigt',
        'rausgeschmissen',
        'kuendigen',
      ],
    ],
    says: "In probation of up to six months either side may end the job with two weeks' notice and no reason. Pregnant women are protected.",
    authority: cite('bgb', '622', { provision: '§ 622 Abs. 3 BGB, § 1 KSchG' }),
  },
]
