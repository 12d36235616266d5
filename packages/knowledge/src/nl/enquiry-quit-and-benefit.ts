/** Questions about unemployment pay for people who leave the job themselves. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_QUIT_AND_BENEFIT: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.quit-and-ww',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'no',
    checkBy: '2027-10-31',
    asks: [
      [
        'zelf ontslag',
        'zelf ontslag nemen',
        'ontslag nemen',
        'zelf opzeg',
        'zelf opzeggen',
        'zelf opgezegd',
        'zelf weg',
        'zelf stop',
        'ontslag neem',
        'ontslag genomen',
        'quit',
        'resign',
      ],
      ['ww', 'ww-uitkering', 'uitkering', 'werkloosheidsuitkering', 'uwv'],
    ],
    says: 'No, mostly not: who leaves without need gets no WW. There are few exceptions, and you must prove them. So do not resign yet. Are you ill from the work? Report sick and tell the company doctor: your pay goes on. Talk about an agreed end (vaststellingsovereenkomst) that the employer wants, with full notice: then WW is likely. Ask the Juridisch Loket first.',
    authority: LAW.ww,
  },
]
