/** Questions about a grievance that an employer does not answer. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_GRIEVANCE: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.ask-work.grievance-ignored',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 2,
    asks: [
      [
        'grievance',
        'grievances',
        'complaint to hr',
        'complained to hr',
        'formal complaint',
        'raised a grievance',
        'put in a grievance',
      ],
      [
        'ignore',
        'ignores',
        'ignored',
        'no answer',
        'not answered',
        'heard nothing',
        'nothing happened',
        'weeks ago',
        'weeks now',
        'months',
        'rejected',
        'dismissed my',
        'next step',
        'what next',
        'appeal',
        'delay',
        'dragging',
      ],
    ],
    verdict: 'do_this',
    says: 'Write once more with a date and ask for a meeting. The Acas Code says that it should be dealt with without undue delay. You may bring a colleague or union rep. If they say no, appeal in writing. The time limit for a tribunal runs meanwhile, so call Acas on 0300 123 1100 now. If an employer ignores the Code, an award can be up to 25% higher.',
    authority: {
      title: 'Trade Union and Labour Relations (Consolidation) Act 1992',
      provision: 'section 207A, with the Acas Code on discipline and grievance',
      url: 'https://www.legislation.gov.uk/ukpga/1992/52/section/207A',
      inForceFrom: '2009-04-06',
    },
  },
]
