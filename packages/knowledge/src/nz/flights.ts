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
  country: 'nz',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION', 'OTHER'],
  topics: ['consumer'],
  when: { all: [FLIGHT, AIRLINE, DISRUPTED], not: [INSURER] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const FLIGHTS: readonly Rule[] = [
  {
    ...AIR,
    id: 'nz.air.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'An airline writes about your late or cancelled flight. You owe nothing, and you may be owed money.',
    authority: {
      title: 'Civil Aviation Act 2023',
      provision: 'sections 274 to 283 (delay on a domestic flight, two years)',
      url: 'https://www.legislation.govt.nz/act/public/2023/0010/latest/whole.html',
      inForceFrom: '2025-04-05',
    },
  },
  {
    ...AIR,
    id: 'nz.air.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'The airline’s own rules are not the last word. The law stands above them.',
    authority: {
      title: 'Consumer Guarantees Act 1993',
      provision: 'sections 28 to 33 (services with care and in a fair time)',
      url: 'https://www.legislation.govt.nz/act/public/1993/0091/latest/whole.html',
      inForceFrom: '1994-04-01',
    },
  },
  {
    ...AIR,
    id: 'nz.air.right-domestic',
    kind: 'right',
    rank: 2,
    says: 'For a domestic delay that it could help, such as a lack of crew, the airline owes your real loss. The most is ten times the fare.',
    authority: {
      title: 'Civil Aviation Act 2023',
      provision: 'sections 274 to 283 (delay on a domestic flight, two years)',
      url: 'https://www.legislation.govt.nz/act/public/2023/0010/latest/whole.html',
      inForceFrom: '2025-04-05',
    },
  },
  {
    ...AIR,
    id: 'nz.air.right-care',
    kind: 'right',
    rank: 3,
    says: 'A flight must be run with care and in a fair time. If not, you can ask for your money back and for your costs.',
    authority: {
      title: 'Consumer Guarantees Act 1993',
      provision: 'sections 28 to 33 (services with care and in a fair time)',
      url: 'https://www.legislation.govt.nz/act/public/1993/0091/latest/whole.html',
      inForceFrom: '1994-04-01',
    },
  },
  {
    ...AIR,
    id: 'nz.air.right-abroad',
    kind: 'right',
    rank: 4,
    says: 'On an international trip you can claim your loss from a delay, up to a limit. You have two years to sue.',
    authority: {
      title: 'Civil Aviation Act 2023',
      provision:
        'Part 8, with articles 19, 22 and 35 of the Montreal Convention (delay, two years)',
      url: 'https://www.legislation.govt.nz/act/public/2023/0010/latest/whole.html',
      inForceFrom: '2025-04-05',
    },
  },
  {
    ...AIR,
    id: 'nz.air.right-misled',
    kind: 'right',
    rank: 5,
    says: 'An airline may not mislead you about your rights.',
    authority: {
      title: 'Fair Trading Act 1986',
      provision: 'sections 9 and 13 (misleading words about a right)',
      url: 'https://www.legislation.govt.nz/act/public/1986/0121/latest/whole.html',
      inForceFrom: '1987-03-01',
    },
  },
  {
    ...AIR,
    id: 'nz.air.right-tribunal',
    kind: 'right',
    rank: 6,
    says: 'If the airline says no, the Disputes Tribunal can decide. It is cheap and you need no lawyer.',
    authority: {
      title: 'Disputes Tribunal Act 1988',
      provision: 'section 10 (up to $60,000)',
      url: 'https://www.legislation.govt.nz/act/public/1988/0110/latest/whole.html',
      inForceFrom: '2026-01-24',
    },
  },
  {
    ...AIR,
    id: 'nz.air.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Write to the airline. Name the flight, the reason it gave and each cost, with receipts.',
    authority: {
      title: 'Civil Aviation Act 2023',
      provision: 'sections 274 to 283 (delay on a domestic flight, two years)',
      url: 'https://www.legislation.govt.nz/act/public/2023/0010/latest/whole.html',
      inForceFrom: '2025-04-05',
    },
  },
]
