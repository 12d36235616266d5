/** Questions about flights that are late or cancelled. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { FLIGHT_TROUBLE } from './flight-words.ts'
const ASK = {
  country: 'gb',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general', 'debt', 'criminal'],
  kind: 'answer',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>
const FLIGHTS: Authority = {
  title: 'Regulation (EC) No 261/2004, as kept in UK law',
  provision: 'Articles 5 to 9',
  url: 'https://www.legislation.gov.uk/eur/2004/261/contents',
  inForceFrom: '2020-12-31',
}

const FLIGHT_QUESTION = {
  country: 'gb',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  when: { any: [{ says: ['flight', 'airline', 'plane'] }] },
  authority: FLIGHTS,
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_FLIGHT: readonly Rule[] = [
  {
    ...ASK,
    id: 'gb.ask-consumer.flight',
    rank: 15,
    when: {
      not: [
        {
          says: [
            'annual leave',
            'my leave',
            'week off',
            'weeks off',
            'time off',
            'boss cancelled',
            'boss just cancelled',
            'manager cancelled',
            'manager just cancelled',
            'leave was approved',
            'holiday was approved',
          ],
        },
      ],
    },
    asks: [
      [
        'flight',
        'airline',
        'plane',
        'easyjet',
        'ryanair',
        'british airways',
        'wizz',
        'jet2',
        'tui',
        'flight back',
        'flight home',
        'flights',
        'our flight',
        'airport',
      ],
      FLIGHT_TROUBLE,
      [...FLIGHT_TROUBLE, ...ASKING],
    ],
    verdict: 'it_depends',
    dependsOn: 'how late it was, why, and when they told you',
    says: "If it is cancelled you can choose a refund or another flight, and you get food and a room while you wait. If it is the airline's fault, compensation is due for a long delay, or if they told you less than 14 days before.",
    authority: FLIGHTS,
  },
  {
    ...FLIGHT_QUESTION,
    id: 'gb.ask-consumer.flight-right-choice',
    kind: 'right',
    rank: 5,
    says: 'If the airline cancels, you choose: your money back within seven days, or another flight as soon as can be.',
  },
  {
    ...FLIGHT_QUESTION,
    id: 'gb.ask-consumer.flight-right-care',
    kind: 'right',
    rank: 6,
    says: 'While you wait you get food and drink, and a room if you must stay the night.',
  },
  {
    ...FLIGHT_QUESTION,
    id: 'gb.ask-consumer.flight-step-claim',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Claim from the airline in writing. Give the flight number and the delay, and keep each receipt.',
  },
]
