/** Questions about a higher rent. */
import type { Rule } from '@plainletter/contracts/rule'

import { HOME_LAW } from './authority.ts'
import { CHECKED } from './cite-law.ts'

const ASK = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

const RISE = {
  title: 'Rent law of your state and city',
  provision:
    'for example California Civil Code 1947.12 and 827, New York Real Property Law (RPL) 226-c and 211 to 216 (good cause), Washington RCW 59.18.700, Oregon ORS 90.323',
  url: 'https://www.usa.gov/tenant-rights',
  inForceFrom: '2020-01-01',
}

const TELL_HOUSING = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general', 'consumer', 'family', 'employment', 'debt', 'criminal'],
} satisfies Partial<Rule>

export const ENQUIRY_RENT_RISE: readonly Rule[] = [
  {
    ...ASK,
    id: 'us.ask-home.rent-increase',
    rank: 20,
    when: { not: [{ says: ['washer', 'rental car'] }] },
    asks: [
      ['rent', 'rent by', 'the rent', 'our rent', 'my rent', 'rent is', 'rent increase'],
      [
        'raise',
        'raised',
        'raising',
        'increase',
        'increased',
        'going up',
        'hike',
        'going from',
        'went up',
        'up to',
        'goes up',
        'gone up',
        'more a month',
        'jacking up',
        'jacked up',
        'hiked',
        'rent hike',
        'bump',
        'doubling',
        'doubled',
        'higher',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'your lease, your state and your city',
    says: 'During a fixed lease the rent can rise only if the lease says so. After it, notice is due, and some states and cities cap the rise.',
    authority: HOME_LAW.stateRentRise,
  },
  {
    ...TELL_HOUSING,
    id: 'us.story.rent-rise',
    kind: 'answer',
    rank: 9,
    asks: [
      [
        'raise my rent',
        'raise the rent',
        'raising my rent',
        'rent increase',
        'increase my rent',
        'raised my rent',
        'raises my rent',
        'rent by',
        'rent is going from',
        'rent is going up',
        'rent went up',
        'raising our rent',
        'raise our rent',
        'raised our rent',
        'raising rent',
        'increase our rent',
        'increasing our rent',
        'increasing my rent',
        'rent hike',
        'our rent is going',
        'rent going up',
        'increase in rent',
        'more rent',
        'jacked up',
        'up my rent',
      ],
      [
        'landlord',
        'lease',
        'apartment',
        'notice',
        'legal',
        'allowed',
        'how much',
        'month',
        'building',
        'legally',
        'in the middle',
        'right to',
        'can he',
        'can they',
        'how can',
        'before',
        'afford',
        'move',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'your state, your city and the building',
    says: 'During a lease the rent mostly stays. After it, states ask for notice, often 30 to 90 days, and some states and cities cap the rise. Ask in writing for the rule they use.',
    authority: RISE,
  },
]
