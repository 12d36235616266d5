/** Noise, walls and building next door. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

const CHECKED = { country: 'ie', checkedOn: '2026-11-21', checkBy: '2027-11-15' } as const
const NEIGHBOUR_SAID: Test = { says: ['neighbour', 'neighbours', 'next door', "neighbour's"] }
const LOUD_SAID: Test = { says: ['noise', 'noisy', 'barking', 'barks', 'loud music'] }
const BUILDING_SAID: Test = {
  says: [
    'party wall',
    'extension',
    'dig',
    'digging',
    'foundations',
    'shared wall',
    'boundary wall',
    'boundary',
    'hedge',
    'overhanging',
    'branches',
  ],
}
const NOISE_LAW: Authority = {
  title: 'Environmental Protection Agency Act 1992',
  provision: 'section 108 (noise: order of the District Court)',
  url: 'https://www.irishstatutebook.ie/eli/1992/act/7/enacted/en/html',
  inForceFrom: '1994-07-01',
}
const WALL_LAW: Authority = {
  title: 'Land and Conveyancing Law Reform Act 2009',
  provision: 'sections 43 to 47 (party walls and works)',
  url: 'https://www.irishstatutebook.ie/eli/2009/act/27/enacted/en/html',
  inForceFrom: '2009-12-01',
}
const NOISE_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [LOUD_SAID, NEIGHBOUR_SAID] },
} satisfies Partial<Rule>
const WALL_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [BUILDING_SAID, NEIGHBOUR_SAID] },
} satisfies Partial<Rule>

export const NEIGHBOURS: readonly Rule[] = [
  {
    ...NOISE_ROW,
    id: 'ie.neighbour.right-noise',
    kind: 'right',
    rank: 6,
    says: 'You can ask the District Court yourself to order a neighbour to end the noise. Tell the neighbour first, and keep a diary.',
    authority: NOISE_LAW,
  },
  {
    ...WALL_ROW,
    id: 'ie.neighbour.right-wall',
    kind: 'right',
    rank: 7,
    says: 'Works on a shared wall must not harm you. If you cannot agree, the District Court can make a works order for either side.',
    authority: WALL_LAW,
  },
  {
    ...CHECKED,
    id: 'ie.neighbour.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['general', 'housing'],
    asks: [
      [
        'neighbour',
        'neighbours',
        'next door',
        'upstairs',
        'apartment above',
        'downstairs',
        'next-door',
        'student house',
        'airbnb',
      ],
      [
        'noise',
        'noisy',
        'loud music',
        'parties',
        'music',
        'shouting',
        'screaming',
        'banging',
        'party',
        'all night',
        'drum',
        'construction noise',
        'loud',
      ],
    ],
    verdict: 'do_this',
    says: 'Talk first, if that is safe, and keep a diary. Then you can ask the District Court for an order against the noise. A rented home can be reported to the Residential Tenancies Board.',
    authority: NOISE_LAW,
  },
]
