/** Questions about a child who was sent home from school. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ca',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['family', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_SCHOOL: readonly Rule[] = [
  {
    ...ASK,
    id: 'ca.ask.school-suspension',
    kind: 'answer',
    rank: 5,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'licence',
            'license',
            'permis',
            'student loan',
            'i am a teacher',
            "i'm a teacher",
            'driving school',
            'university',
            'college',
            'from work',
          ],
        },
      ],
    },
    asks: [
      [
        'school',
        'principal',
        'vice principal',
        'kindergarten',
        'grade 9',
        'grade 10',
        'école',
        'la directrice',
        'le directeur',
      ],
      [
        'suspended',
        'suspension',
        'expelled',
        'expulsion',
        'expel',
        'sent home from school',
        'kicked out of school',
        'suspendu',
        'suspendue',
        'expulsé',
        'expulsée',
        'renvoyé de l’école',
      ],
    ],
    says: 'Ask for the letter with the reason, the dates and the school work. Send your side in writing. In Ontario you can appeal to the school board within 10 school days from the day it began. After an investigation it is five. A suspension there lasts 20 school days at most. In another province ask the board at once how to appeal. If race or a disability plays a part, say so.',
    authority: {
      title: 'Education law of the provinces',
      provision:
        'for example Education Act (Ontario), R.S.O. 1990, c. E.2, sections 306 and 309 to 311.2',
      url: 'https://www.ontario.ca/laws/statute/90e02',
      inForceFrom: '2008-02-01',
    },
  },
]
