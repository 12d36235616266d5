/** Questions about a neighbour’s camera. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOUR_CAMERA: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'gb.ask-neighbour.camera',
    kind: 'answer',
    topics: ['housing', 'general', 'consumer'],
    rank: 2,
    when: { not: [{ says: ['speed camera', 'bus lane', 'parking camera', 'bailiff', 'police'] }] },
    asks: [
      ['camera', 'cameras', 'cctv', 'ring doorbell', 'doorbell camera', 'video doorbell'],
      [
        'neighbour',
        'neighbours',
        'neighbor',
        'next door',
        'our garden',
        'my garden',
        'my house',
        'our house',
        'my windows',
        'pointing',
        'facing',
        'films',
        'filming',
        'records',
        'listening',
      ],
      [
        'legal',
        'allowed',
        'can they',
        'can he',
        'can she',
        'what can i do',
        'stop',
        'move',
        'pointing',
        'privacy',
        'our garden',
        'my garden',
      ],
    ],
    verdict: 'do_this',
    says: 'A camera that films only their own home is allowed. If it takes in your garden, windows or the street, data law applies to them. They need a good reason and a sign. They must give you your footage within one month, and mostly delete it when asked. Ask them first to move or mask it. Then complain to the ICO. If it is meant to harass you, call 101; a court can order an end.',
    authority: {
      title: 'UK General Data Protection Regulation',
      provision:
        'articles 6, 12, 15, 17 and 21, as the Information Commissioner explains (domestic CCTV), with Protection from Harassment Act 1997',
      url: 'https://ico.org.uk/for-the-public/',
      inForceFrom: '2021-01-01',
    },
  },
]
