/** Questions about a fence between neighbours. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_FENCE: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    nations: ['england', 'wales'],
    id: 'gb.ask-neighbour.fence',
    kind: 'answer',
    topics: ['housing', 'general', 'consumer'],
    rank: 2,
    when: {
      not: [
        {
          says: [
            'landlord',
            'on my land',
            'over the boundary',
            'moved the fence',
            'ts marked',
            't marks',
            'covenant',
            'deeds also',
            'the deeds say',
            'looked at his deeds',
            'checked the deeds',
            'checked the land deeds',
          ],
        },
      ],
    },
    asks: [
      ['fence', 'fences', 'fence panel', 'fence panels', 'garden wall', 'boundary wall'],
      [
        'neighbour',
        'neighbours',
        'neighbor',
        'next door',
        'between us',
        'his fence',
        'her fence',
        'their fence',
        'my side',
      ],
      [
        'pay',
        'fix',
        'repair',
        'mend',
        'replace',
        'blew down',
        'fallen',
        'broken',
        'who owns',
        'whose',
        'put up',
        'make him',
        'make them',
        'half',
        'refuses',
        'storm',
      ],
    ],
    verdict: 'no',
    says: 'No. In most cases no law makes an owner put up or mend a fence, even if it is theirs. Look in the deeds of both homes: a promise there can change that, and a T mark shows who owns it. You may put your own fence on your side, up to two metres, or one by a road. If it falls and does harm, the owner may have to pay. Talk and share the cost first.',
    authority: {
      title: 'Town and Country Planning (General Permitted Development) (England) Order 2015',
      provision:
        'Schedule 2, Part 2, Class A, with HM Land Registry practice guide 40 (who owns a fence)',
      url: 'https://www.gov.uk/your-property-boundaries',
      inForceFrom: '2015-04-15',
    },
  },
]
