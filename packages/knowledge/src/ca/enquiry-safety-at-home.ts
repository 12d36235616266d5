/** Questions about violence and control by a partner. */
import type { Rule } from '@plainletter/contracts/rule'

import { CLOSE_PERSON, NO_VICTIM, TOLD_OF, VIOLENT } from '../english/violence-words.ts'

const CLOSE_PERSON_FR = [
  'mon mari',
  'ma femme',
  'mon conjoint',
  'ma conjointe',
  'mon chum',
  'ma blonde',
]
const VIOLENT_FR = [
  'me frappe',
  'me bat',
  'm’a frappée',
  'violente',
  'violence conjugale',
  'menace de me tuer',
  'peur de lui',
  'contrôle tout',
]

const ASK = {
  country: 'ca',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
  topics: ['family', 'criminal', 'housing', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_SAFETY_AT_HOME: readonly Rule[] = [
  {
    ...ASK,
    id: 'ca.ask.violent-partner',
    kind: 'answer',
    rank: 3,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
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
    asks: [
      [...CLOSE_PERSON, ...CLOSE_PERSON_FR, ...TOLD_OF],
      [...VIOLENT, ...VIOLENT_FR],
    ],
    says: 'In danger, call 911. A family court can order the person to stay away from you and your home, in many provinces the same day. The police can help you ask for it. You can also ask a criminal court for a peace bond, but that takes longer. To break such an order is a crime. Find a shelter near you at sheltersafe.ca or call 211.',
    authority: {
      title: 'Criminal Code, and the family violence law of the provinces',
      provision:
        'section 810 (peace bond); for example Family Law Act (Ontario), section 46 (restraining order); Protection Against Family Violence Act (Alberta), section 2 (emergency order)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/C-46/section-810.html',
      inForceFrom: '2009-10-15',
    },
  },
]
