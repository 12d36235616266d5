/** Package trips and luggage. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

const CHECKED = { country: 'ie', checkedOn: '2026-11-21', checkBy: '2027-11-15' } as const

const TOUR_SAID: Test = {
  says: [
    'package holiday',
    'tour operator',
    'travel agent',
    'holiday company',
    'cruise',
    'package trip',
  ],
}
const BAG_SAID: Test = { says: ['luggage', 'baggage', 'suitcase', 'lost bag'] }
const AIR_SAID: Test = { says: ['flight', 'airline', 'ryanair', 'aer lingus'] }
const PACKAGE_LAW: Authority = {
  title: 'Package Holidays and Travel Trade Act 1995',
  provision: 'sections 10 to 22, as changed by S.I. No. 80 of 2019',
  url: 'https://www.irishstatutebook.ie/eli/1995/act/17/enacted/en/html',
  inForceFrom: '2019-02-25',
}
const BAGS_LAW: Authority = {
  title: 'Air Navigation and Transport (International Conventions) Act 2004',
  provision: 'Montreal Convention, articles 17 to 22 and 31',
  url: 'https://www.irishstatutebook.ie/eli/2004/act/11/enacted/en/html',
  inForceFrom: '2004-06-28',
}
const PACKAGE_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
  when: { all: [TOUR_SAID] },
} satisfies Partial<Rule>

const BAGS_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION'],
  when: { all: [BAG_SAID, AIR_SAID] },
} satisfies Partial<Rule>

export const TRIPS_AND_LUGGAGE: readonly Rule[] = [
  {
    ...PACKAGE_ROW,
    id: 'ie.package.right',
    kind: 'right',
    rank: 6,
    says: 'If the organiser cancels or changes the trip in a big way, you can have all your money back. If it went badly, you can claim a lower price.',
    authority: PACKAGE_LAW,
  },
  {
    ...BAGS_ROW,
    id: 'ie.bag.right',
    kind: 'right',
    rank: 6,
    says: 'The airline must pay for a lost, late or damaged bag, up to a limit. Write within 7 days for damage, and 21 days for a late bag.',
    authority: BAGS_LAW,
  },
]
