/** Questions about a sanction on Universal Credit. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

export const ENQUIRY_SANCTION: readonly Rule[] = [
  {
    ...CHECKED,
    checkedOn: '2026-11-22',
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.ask-benefit.sanction',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['general', 'debt', 'employment', 'family', 'consumer'],
    rank: 5,
    when: {
      not: [
        {
          says: [
            'if i leave my job',
            'if i quit',
            'quit my job',
            'left my job',
            'resigned',
            'handed in my notice',
          ],
        },
      ],
    },
    asks: [
      [
        'sanctioned',
        'sanction',
        'sanctions',
        'stopped my universal credit',
        'cut my universal credit',
        'sanctioned me',
        'docked my universal credit',
        'stopped my money',
        'money stopped',
        'cut my money',
        'reduced my universal credit',
        'missed appointment',
        'missed an appointment',
        'missed my appointment',
        'as a sanction',
        'cut as a sanction',
        'sanction because',
        'missed jobcentre',
        'missed a meeting',
      ],
      [
        'universal credit',
        'uc',
        'jobcentre',
        'job centre',
        'dwp',
        'work coach',
        'appointment',
        'jsa',
        'esa',
        'been sanctioned',
        'got sanctioned',
        'sanctioned me',
      ],
    ],
    limit: { from: 'paper', count: 1, unit: 'months', roll: 'none' },
    verdict: 'do_this',
    says: 'Ask for a new look at it (mandatory reconsideration), best within one month. Say your good reason, such as illness, and send proof. Then you can appeal to the free tribunal. For food and bills meanwhile, ask for a hardship payment.',
    authority: {
      title: 'Welfare Reform Act 2012',
      provision:
        'sections 26 to 28, with Universal Credit Regulations 2013, regulations 100 to 119 and Social Security Act 1998, sections 9 and 12',
      url: 'https://www.legislation.gov.uk/ukpga/2012/5/section/27',
      inForceFrom: '2013-04-29',
    },
  },
]
