/** Claims for an injury: time limits and small road claims. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const HURT_SAID: Test = {
  says: [
    'injury',
    'injured',
    'broke my',
    'broken wrist',
    'broken arm',
    'broken leg',
    'whiplash',
    'hurt my',
    'fractured',
  ],
}
const BLAME_SAID: Test = {
  says: [
    'accident',
    'hit my',
    'hit me',
    'knocked',
    'crash',
    'collision',
    'tripped',
    'slipped',
    'fell',
    'insurer',
    'van',
    'car',
  ],
}
const ROAD_SAID: Test = {
  says: ['car', 'van', 'driver', 'bike', 'crash', 'collision', 'road', 'lorry', 'taxi'],
}
const HURT_LAW: Authority = {
  title: 'Limitation Act 1980',
  provision: 'sections 11, 14 and 28 (injury: three years)',
  url: 'https://www.legislation.gov.uk/ukpga/1980/58/section/11',
  inForceFrom: '1981-05-01',
}
const HURT_SCOTLAND_LAW: Authority = {
  title: 'Prescription and Limitation (Scotland) Act 1973',
  provision: 'sections 17 to 19A (injury: three years)',
  url: 'https://www.legislation.gov.uk/ukpga/1973/52/section/17',
  inForceFrom: '1984-09-26',
}
const SMALL_INJURY_LAW: Authority = {
  title:
    'Pre-Action Protocol for Personal Injury Claims Below the Small Claims Limit in Road Traffic Accidents',
  provision: 'with Civil Liability Act 2018, sections 1 to 8',
  url: 'https://www.justice.gov.uk/courts/procedure-rules/civil/protocol',
  inForceFrom: '2021-05-31',
}

const HURT_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [HURT_SAID, BLAME_SAID] },
} satisfies Partial<Rule>

const HURT_SCOTLAND_ROW = {
  ...CHECKED,
  nations: ['scotland'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [HURT_SAID, BLAME_SAID] },
} satisfies Partial<Rule>

const ROAD_HURT_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [HURT_SAID, ROAD_SAID] },
} satisfies Partial<Rule>

export const INJURY_CLAIMS: readonly Rule[] = [
  {
    ...HURT_ROW,
    id: 'gb.injury.right-three-years',
    kind: 'right',
    rank: 7,
    says: 'A claim for an injury must be at court within three years. For a child they start at 18. You need not take a first offer.',
    authority: HURT_LAW,
  },
  {
    ...HURT_SCOTLAND_ROW,
    id: 'gb.injury.scotland',
    kind: 'right',
    rank: 7,
    says: 'A claim for an injury must be at court within three years. For a child they start at 16. You need not take a first offer.',
    authority: HURT_SCOTLAND_LAW,
  },
  {
    ...ROAD_HURT_ROW,
    id: 'gb.injury.right-small-road',
    kind: 'right',
    rank: 9,
    says: 'Small injuries in a car go through the free Official Injury Claim site, with set sums for whiplash. An insurer may not offer whiplash money before it has a medical report.',
    authority: SMALL_INJURY_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales'],
    id: 'gb.injury.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['general', 'consumer'],
    when: {
      not: [
        {
          says: [
            'husband hit',
            'wife hit',
            'partner hit',
            'boyfriend hit',
            'girlfriend hit',
            'ex hit',
            'dad hit',
            'husband hits',
          ],
        },
      ],
    },
    asks: [
      [
        'accident',
        'hit my',
        'hit me',
        'injury',
        'injured',
        'whiplash',
        'slipped',
        'tripped',
        'broke my',
        'crash',
        'crashed into',
        'rear ended',
        'went into the back',
        'knocked off my bike',
        'fell at work',
        'fell on the bus',
        'fell over on',
        'fell when the bus',
        'fell when',
        'had a fall',
        'broken hip',
        'broke her',
        'broke his',
        'dislocated',
        'pulled away',
        'slipped on',
        'fall at work',
        'hurt at work',
        'hurt my back',
        'tripped over',
        'pothole',
        'fell over in',
        'pavement',
        'bitten by',
      ],
      [
        'offer',
        'how long',
        'claim',
        'compensation',
        'accept',
        'take it',
        'sue',
        'solicitor',
        'entitled',
        'who pays',
        'what can i do',
        'do i have a case',
        'chances of a claim',
        'chance of a claim',
        'liable',
        'sick pay',
        'fault',
      ],
    ],
    verdict: 'do_this',
    says: 'Do not rush: you have three years to go to court. Get a medical report before you take any offer, as it ends the claim. Ask a solicitor; many work with no fee if you lose.',
    authority: HURT_LAW,
  },
]
