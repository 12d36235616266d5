/** Questions about a claim for a picture on a page. */
import type { Rule } from '@plainletter/contracts/rule'

const ANSWER = {
  country: 'nl',
  kind: 'answer',
  rank: 18,
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} as const

export const ENQUIRY_PICTURE_CLAIM: readonly Rule[] = [
  {
    ...ANSWER,
    kinds: ['ENQUIRY'],
    id: 'nl.ask.picture-claim',
    topics: ['consumer', 'general'],
    verdict: 'do_this',
    asks: [
      [
        'een foto op mijn website',
        'foto van internet',
        'foto gebruikt',
        'auteursrecht',
        'auteursrechten',
        'foto',
        'copyright',
      ],
      [
        'rekening van',
        'rekening',
        'op mijn website',
        'betalen',
        'schadevergoeding',
        'sommatie',
        'claim',
        'inbreuk',
        'copytrack',
        'picrights',
      ],
    ],
    says: 'Keep a picture of the page, then take the photo down. Ask for proof that it is theirs and how the sum came about. Offer no more than a licence would cost.',
    authority: {
      title: 'Auteurswet (Aw)',
      provision: 'artikelen 1 en 27',
      url: 'https://wetten.overheid.nl/BWBR0001886/',
      inForceFrom: '2007-05-01',
    },
  },
]
