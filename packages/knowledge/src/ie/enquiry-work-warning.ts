/** Questions about a warning or a hearing at work. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_WORK_WARNING: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.work-warning',
    kind: 'answer',
    topics: ['employment', 'general', 'consumer'],
    rank: 7,
    asks: [
      [
        'a warning',
        'written warning',
        'verbal warning',
        'final warning',
        'disciplinary',
        'disciplinary meeting',
        'disciplinary hearing',
        'investigation meeting',
        'suspended',
        'a disciplinary',
        'called to a meeting',
        'called into a meeting',
        'called in to a meeting',
        'accused of',
        'accused me of',
        'gross misconduct',
        'under investigation',
        'hr meeting',
        'pip at work',
        'performance improvement plan',
      ],
      [
        'sack',
        'sack me',
        'fire me',
        'dismiss',
        'work',
        'boss',
        'employer',
        'job',
        'appeal',
        'bring someone',
        'rights',
        'being late',
      ],
    ],
    verdict: 'do_this',
    says: 'You must be told in writing what they say, be heard with a colleague or union official, and be able to appeal. Appeal a warning you think is wrong, in writing and in time. One small fault is rarely a fair reason to dismiss. Keep all papers.',
    authority: {
      title: 'S.I. No. 146 of 2000, Code of Practice on Grievance and Disciplinary Procedures',
      provision: 'section 4, with Unfair Dismissals Act 1977, sections 6 and 14',
      url: 'https://www.irishstatutebook.ie/eli/2000/si/146/made/en/print',
      inForceFrom: '2000-05-26',
    },
  },
]
