/** Questions about music played in a shop, pub or café. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_MUSIC_LICENCE: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.music-licence',
    kind: 'answer',
    topics: ['debt', 'consumer', 'general', 'employment'],
    rank: 6,
    asks: [
      ['imro', 'ppi', 'music licence', 'music license', 'dual music licence'],
      [
        'cafe',
        'café',
        'shop',
        'pub',
        'salon',
        'hairdresser',
        'restaurant',
        'gym',
        'office',
        'business',
        'do i have to',
        'do i need',
        'have to pay',
        'letter',
        'radio',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether you play music to customers or staff',
    says: 'You need it if you play music, even from a radio, where customers or staff hear it. If you play none, say so in writing. Ask how the sum was worked out, by floor space and dates. If you think the tariff is too high, the Controller can look at it.',
    authority: {
      title: 'Copyright and Related Rights Act 2000',
      provision:
        'sections 37, 38, 40 and 97 to 98 (music in public), 149 to 175 (licensing bodies)',
      url: 'https://revisedacts.lawreform.ie/eli/2000/act/28/revised/en/html',
      inForceFrom: '2001-01-01',
    },
  },
]
