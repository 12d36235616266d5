/** Questions about claims for the use of a picture. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_PICTURE_CLAIM: readonly Rule[] = [
  {
    ...ASK,
    id: 'ca.ask.photo',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 12,
    verdict: 'it_depends',
    dependsOn: 'how you used it and whether you had leave',
    asks: [
      ['photo', 'picture', 'image', 'photograph'],
      [
        'used',
        'copyright',
        'licence',
        'license',
        'blog',
        'website',
        'pay',
        'droit d’auteur',
        "droit d'auteur",
        'site',
      ],
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
            'license fee',
            'used a photo',
            'used an image',
            'my blog',
            'my website',
            'droit d’auteur',
            "droit d'auteur",
            'mon blogue',
            'mon site',
          ],
        },
      ],
    },
    says: 'Not at once. Ask who owns it and how the sum was made up. For use that is not for trade a court can order $100 to $5,000 for all works together. Take the picture down.',
    authority: {
      title: 'Copyright Act, R.S.C. 1985, c. C-42',
      provision: 'sections 29 and 38.1 (fair dealing, set damages)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/C-42/section-38.1.html',
      inForceFrom: '2012-11-07',
    },
  },
]
