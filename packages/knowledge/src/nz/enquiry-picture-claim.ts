/** Questions about claims for the use of a picture. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_PICTURE_CLAIM: readonly Rule[] = [
  {
    ...ASK,
    id: 'nz.ask.photo',
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
      title: 'Copyright Act 1994',
      provision: 'sections 42, 43, 120 and 121',
      url: 'https://www.legislation.govt.nz/act/public/1994/0143/latest/whole.html',
      inForceFrom: '2011-09-01',
    },
  },
]
