/** Letters of an airline about a late or cancelled flight. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const FLIGHT: Test = {
  says: ['flight', 'flights'],
}
const AIRLINE: Test = {
  says: [
    'airline',
    'airlines',
    'airways',
    'air lines',
    'wings',
    'passenger',
    'boarding',
    'aircraft',
    'crew',
    'conditions of carriage',
    'carrier',
    'aviation',
  ],
}
const DISRUPTED: Test = {
  says: [
    'was delayed',
    'were delayed',
    'delayed by',
    'delay of',
    'hours late',
    'was cancelled',
    'was canceled',
    'we cancelled',
    'we canceled',
    'has been cancelled',
    'has been canceled',
    'has been delayed',
    'arrived late',
    'denied boarding',
    'claim for compensation',
    'your claim about',
    'complaint about flight',
  ],
}
/** Words of an insurer, whose letters about a missed flight are not these. */
const INSURER: Test = {
  says: ['travel insurance', 'insurer', 'your policy', 'policy number', 'underwriter'],
}

const AIR = {
  country: 'au',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION', 'OTHER'],
  topics: ['consumer'],
  when: { all: [FLIGHT, AIRLINE, DISRUPTED], not: [INSURER] },
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

export const FLIGHTS: readonly Rule[] = [
  {
    ...AIR,
    id: 'au.air.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'An airline writes about your late or cancelled flight. You owe nothing, and you may be owed money.',
    authority: {
      title: 'Competition and Consumer Act 2010, Schedule 2 (Australian Consumer Law)',
      provision: 'sections 60 to 62 and 267 (services with care and in a reasonable time)',
      url: 'https://www.legislation.gov.au/C2004A00109/latest',
      inForceFrom: '2011-01-01',
    },
  },
  {
    ...AIR,
    id: 'au.air.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'The airline’s own rules are not the last word. The consumer law stands above them.',
    authority: {
      title: 'Competition and Consumer Act 2010, Schedule 2 (Australian Consumer Law)',
      provision: 'sections 60 to 62 and 267 (services with care and in a reasonable time)',
      url: 'https://www.legislation.gov.au/C2004A00109/latest',
      inForceFrom: '2011-01-01',
    },
  },
  {
    ...AIR,
    id: 'au.air.right-service',
    kind: 'right',
    rank: 2,
    says: 'A flight must be run with care and in a fair time. If the airline was at fault, you can ask for a refund and for loss it could foresee.',
    authority: {
      title: 'Competition and Consumer Act 2010, Schedule 2 (Australian Consumer Law)',
      provision: 'sections 60 to 62 and 267 (services with care and in a reasonable time)',
      url: 'https://www.legislation.gov.au/C2004A00109/latest',
      inForceFrom: '2011-01-01',
    },
  },
  {
    ...AIR,
    id: 'au.air.right-credit',
    kind: 'right',
    rank: 3,
    says: 'A term that gives you only a credit when the airline cancels can be unfair. Then it does not bind you.',
    authority: {
      title: 'Competition and Consumer Act 2010, Schedule 2 (Australian Consumer Law)',
      provision: 'sections 23 to 25 (unfair terms)',
      url: 'https://www.legislation.gov.au/C2004A00109/latest',
      inForceFrom: '2011-01-01',
    },
  },
  {
    ...AIR,
    id: 'au.air.right-misled',
    kind: 'right',
    rank: 4,
    says: 'An airline may not mislead you about your right to a refund.',
    authority: {
      title: 'Competition and Consumer Act 2010, Schedule 2 (Australian Consumer Law)',
      provision: 'sections 18 and 29 (misleading words about a right)',
      url: 'https://www.legislation.gov.au/C2004A00109/latest',
      inForceFrom: '2011-01-01',
    },
  },
  {
    ...AIR,
    id: 'au.air.right-abroad',
    kind: 'right',
    rank: 5,
    says: 'On an international trip you can claim your loss from a delay, up to a limit. You have two years to sue.',
    authority: {
      title: 'Civil Aviation (Carriers’ Liability) Act 1959',
      provision:
        'Part IA, with articles 19, 22 and 35 of the Montreal Convention (delay, two years)',
      url: 'https://www.legislation.gov.au/C1959A00002/latest',
      inForceFrom: '2009-01-24',
    },
  },
  {
    ...AIR,
    id: 'au.air.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Write to the airline. Name the flight, the reason it gave and what you want. Then go to the consumer agency of your state.',
    authority: {
      title: 'Competition and Consumer Act 2010, Schedule 2 (Australian Consumer Law)',
      provision: 'sections 60 to 62 and 267 (services with care and in a reasonable time)',
      url: 'https://www.legislation.gov.au/C2004A00109/latest',
      inForceFrom: '2011-01-01',
    },
  },
]
