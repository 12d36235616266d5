/** Delayed and cancelled flights: money by European law. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const AIR: Test = {
  says: [
    '261/2004',
    'fluggastrechte',
    'fluggastrechteverordnung',
    'ausgleichszahlung',
    'ihr flug',
    'flugverspätung',
    'flugannullierung',
    'flugausfall',
  ],
}

/** The regulation on the rights of people who fly. */
export const PASSENGERS: Authority = {
  title: 'Verordnung (EG) Nr. 261/2004 (Fluggastrechte)',
  provision: 'Artikel 5 bis 9',
  url: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj',
  inForceFrom: '2005-02-17',
}
const BASE = {
  country: 'de',
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  topics: ['consumer'],
  when: { all: [AIR] },
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

export const FLIGHT: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.flight.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 6,
    kinds: ['OTHER'],
    says: 'The airline says no to your claim, or offers something else.',
    authority: PASSENGERS,
  },
  {
    ...BASE,
    id: 'de.flight.right-sum',
    kind: 'right',
    rank: 3,
    says: 'Three hours late, cancelled late or denied boarding: €250, €400 or €600 by distance. Not if the cause was outside their control.',
    authority: PASSENGERS,
  },
  {
    ...BASE,
    id: 'de.flight.right-proof',
    kind: 'right',
    rank: 4,
    says: 'The airline must prove such a cause, and that it did all it could. A fault of the plane or ill crew is mostly not one.',
    authority: PASSENGERS,
  },
  {
    ...BASE,
    id: 'de.flight.right-voucher',
    kind: 'right',
    rank: 5,
    says: 'You may refuse vouchers and ask for money. For a cancelled flight you choose: money back or another flight.',
    authority: PASSENGERS,
  },
  {
    ...BASE,
    id: 'de.flight.right-limit',
    kind: 'right',
    rank: 7,
    says: 'You have three years, counted from the end of the year of the flight.',
    authority: cite('bgb', '195', { provision: '§§ 195 und 199 BGB' }),
  },
  {
    ...BASE,
    id: 'de.flight.step',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Write the flight, day, delay and sum, set 14 days, and ask for proof of the cause.',
    authority: PASSENGERS,
  },
  {
    ...BASE,
    id: 'de.flight.option',
    kind: 'option',
    option: 'complain',
    rank: 8,
    says: 'After two months without a good answer the travel arbitration body decides for free.',
    title: 'Free arbitration',
    cost: 'Free.',
    time: 'Some months.',
    risk: 'None.',
    bestFor: 'The airline says no.',
    authority: {
      title: 'Luftverkehrsgesetz (LuftVG)',
      provision: '§§ 57 bis 57b LuftVG',
      url: 'https://www.gesetze-im-internet.de/luftvg/__57b.html',
      inForceFrom: '2013-11-01',
    },
  },
]
