/** Questions about claims for the use of a picture. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_PICTURE_CLAIM: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.photo',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 12,
    verdict: 'it_depends',
    dependsOn: 'how you used it and whether you had leave',
    asks: [
      ['photo', 'picture', 'image', 'photograph'],
      ['used', 'copyright', 'licence', 'blog', 'website', 'pay'],
    ],
    when: {
      any: [
        {
          says: [
            'copyright',
            'their photo',
            'their picture',
            'their image',
            'licence fee',
            'used a photo',
            'used an image',
            'my blog',
            'my website',
          ],
        },
      ],
    },
    says: 'Not at once. Ask who owns it and how the sum was made up. A fair sum is mostly the usual licence fee. Take the picture down and keep a copy.',
    authority: {
      title: 'Copyright and Related Rights Act 2000',
      provision: 'sections 50, 51, 127 and 128 (fair dealing, damages)',
      url: 'https://www.irishstatutebook.ie/eli/2000/act/28/enacted/en/html',
      inForceFrom: '2001-01-01',
    },
  },
]
