/** Questions about a claim for a picture on a page. */
import type { Rule } from '@plainletter/contracts/rule'

const ANSWER = {
  country: 'be',
  kind: 'answer',
  rank: 18,
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} as const

export const ENQUIRY_PICTURE_CLAIM: readonly Rule[] = [
  {
    ...ANSWER,
    kinds: ['ENQUIRY'],
    id: 'be.ask.picture-claim',
    topics: ['consumer', 'general'],
    verdict: 'do_this',
    asks: [
      [
        "droit d'auteur",
        "droits d'auteur",
        'auteursrecht',
        'auteursrechten',
        'picrights',
        'copytrack',
        'pixsy',
        'pour une photo',
        'voor een foto',
        'voor een afbeelding',
      ],
      [
        'photo',
        'image',
        'foto',
        'afbeelding',
        'permission machine',
        'visual rights group',
        'mon site',
        'mijn website',
        'website',
      ],
    ],
    says: 'Keep a picture of the page, then take the photo down. Ask for proof that it is theirs and how the sum came about. Offer no more than a licence would cost.',
    authority: {
      title: 'Code de droit économique (CDE) / Wetboek van economisch recht (WER)',
      provision: 'articles XI.165 et XI.335',
      url: 'https://www.ejustice.just.fgov.be/eli/loi/2013/02/28/2013A11134/justel',
      inForceFrom: '2015-01-01',
    },
  },
]
