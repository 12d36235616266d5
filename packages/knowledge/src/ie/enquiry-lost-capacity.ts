/** Questions about a relative who can no longer decide. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_LOST_CAPACITY: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'ie.ask.no-power-of-attorney',
    kind: 'answer',
    topics: ['family', 'general'],
    rank: 2,
    when: { not: [{ says: ['the will', 'left everything', 'changed the will', 'contest'] }] },
    asks: [
      [
        'dementia',
        'alzheimers',
        "alzheimer's",
        'lost capacity',
        'no capacity',
        'stroke',
        'coma',
        'cant decide',
        "can't decide",
        'brain injury',
      ],
      [
        'power of attorney',
        'enduring power',
        'bank',
        'manage her',
        'manage his',
        'her money',
        'his money',
        'sign',
        'house',
        'accounts',
        'pension',
        'decisions',
      ],
    ],
    verdict: 'do_this',
    says: 'If she can still decide with help, she can make an enduring power of attorney now, or choose a helper. If not, ask the Circuit Court to name a decision-making representative; you can be the one, and legal aid may pay. For her pension alone you can become her agent at the welfare office. The Decision Support Service explains each step: decisionsupportservice.ie.',
    authority: {
      title: 'Assisted Decision-Making (Capacity) Act 2015',
      provision: 'Parts 3, 4, 5 and 7',
      url: 'https://revisedacts.lawreform.ie/eli/2015/act/64/revised/en/html',
      inForceFrom: '2023-04-26',
    },
  },
]
