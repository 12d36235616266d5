/** Questions about claims for the use of a picture. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_PICTURE_CLAIM: readonly Rule[] = [
  {
    ...ASK,
    id: 'au.ask.photo',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 12,
    verdict: 'it_depends',
    asks: [
      ['photo', 'picture', 'image', 'copyright', 'music'],
      [
        'without permission',
        'without a license',
        'without a licence',
        'getty',
        'infringement',
        'copyright claim',
        'used a photo',
        'used an image',
        'used their photo',
      ],
    ],
    dependsOn: 'how you used it and whether you had leave',
    says: 'Not at once. Ask who owns it and how the sum was made up. A fair sum is mostly the usual licence fee. Take the picture down.',
    authority: {
      title: 'Copyright Act 1968',
      provision: 'sections 40 to 43, 115 and 202 (fair dealing, damages, threats)',
      url: 'https://www.legislation.gov.au/C1968A00063/latest',
      inForceFrom: '1969-05-01',
    },
  },
]
