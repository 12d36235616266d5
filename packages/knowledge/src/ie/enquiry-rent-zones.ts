/** Questions of tenants who are told that the rent zones are gone. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_ZONES: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-23',
    checkBy: '2027-06-30',
    kinds: ['ENQUIRY'],
    kind: 'answer',

    id: 'ie.ask.rent-zones-ended',
    topics: ['housing', 'general', 'consumer'],
    rank: 4,
    when: {
      not: [
        {
          says: [
            'commercial',
            'my shop',
            'our shop',
            'business',
            'office',
            'retail unit',
            'shop lease',
          ],
        },
      ],
    },
    asks: [
      [
        'rpz',
        'rent pressure zone',
        'rent pressure zones',
        'market rent',
        'market rate',
        'going rate',
        'cap is gone',
        'no more cap',
        'new rent rules',
        'going to market',
        'market value',
        'rules changed in march',
        'rent cap',
      ],
      ['rent', 'landlord', 'landlady', 'agent', 'lease', 'tenancy'],
      [
        'gone',
        'ended',
        'over',
        'abolished',
        'scrapped',
        'since march',
        'rise',
        'raise',
        'increase',
        'going up',
        'going to',
        'put up',
        'wants',
        'new rent',
        'confirm',
        'agree',
        'legal',
        'allowed',
        'can he',
        'can she',
        'can they',
        'still',
        'apply',
        'extra',
      ],
    ],
    verdict: 'do_this',
    says: 'You need not agree to a market rent. The zones ended on 1 March 2026, but a cap for the whole country came, also for older tenancies. It is mostly 2% or inflation, whichever is lower, once in 12 months, on the RTB form with 90 days. Keep paying the old rent and dispute it at the RTB. The six years of protection are for new tenancies. Notice to sell an older one is long. Threshold: 1800 454 454.',
    authority: {
      title: 'Residential Tenancies Act 2004',
      provision:
        'sections 19 to 24 (rent), 34 and 66 (notice), as changed by Residential Tenancies (Miscellaneous Provisions) Act 2026',
      url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
      inForceFrom: '2026-03-01',
    },
  },
]
