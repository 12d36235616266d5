/** Questions about viewings of a rented home. `asks` holds the words people type, in Dutch and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_VIEWINGS: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.viewings',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 7,
    verdict: 'do_this',
    asks: [
      [
        'kijkers',
        'bezichtiging',
        'bezichtigingen',
        'bezichtigen',
        'kijkdag',
        'laten zien',
        'viewings',
        'komen kijken',
        'met kopers',
        'kijken komen',
        'potentiële kopers',
        'rondleiding',
      ],
      [
        'huisbaas',
        'verhuurder',
        'huur',
        'huurwoning',
        'woon',
        'weigeren',
        'landlord',
        'huurbaas',
        'huisbazin',
      ],
    ],
    says: 'You must allow viewings only when the home is for sale or will be let anew. It must be announced, at a fair hour, and you may be there. Suggest set times, such as one day a week. The landlord may not come in with a key against your will.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      provision: 'artikel 7:223',
      inForceFrom: '2003-08-01',
    },
  },
]
