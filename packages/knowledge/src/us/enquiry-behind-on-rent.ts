/** Questions of tenants who are late with the rent. */
import type { Rule } from '@plainletter/contracts/rule'

import { HOME_LAW } from './authority.ts'
import { CHECKED } from './cite-law.ts'

export const ENQUIRY_BEHIND_ON_RENT: readonly Rule[] = [
  {
    ...CHECKED,
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    kind: 'answer',
    id: 'us.ask-home.rent-behind',
    rank: 20,
    when: {
      not: [
        {
          says: [
            'break my lease',
            'break the lease',
            'breaking my lease',
            'lease runs',
            'left on my lease',
            'left on the lease',
            'rest of the lease',
            'states away',
            'try to rent it',
            're-rent',
            'relocating',
            'buyout',
            'sublet',
            'new tenant',
            'last two weeks',
            'last paycheck',
            "haven't paid me",
            "hasn't paid me",
            'my check',
            "didn't pay me",
            'raising the rent',
            'raise my rent',
          ],
        },
      ],
    },
    asks: [
      ['rent'],
      [
        'behind',
        'late',
        'missed',
        "can't pay",
        'cannot pay',
        'owe',
        "can't afford",
        'hours got cut',
        'hours got cut',
        'short on',
        'lost my job',
        "couldn't pay",
        'unable to pay',
        "don't have the rent",
        'cant pay',
        'cant afford',
        'months behind',
        'weeks behind',
        'laid off',
      ],
    ],
    verdict: 'do_this',
    says: 'Tell your landlord in writing, offer a plan, and call 211 for help with rent. Only a court can order you out. Call legal aid if you get a notice.',
    authority: HOME_LAW.rentHelp,
  },
]
