/** Letters of an airline about a late or cancelled flight. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const FLIGHT: Test = {
  says: ['flight', 'flights', 'votre vol', 'vol annulé', 'vol retardé', 'numéro de vol'],
}
const AIRLINE: Test = {
  says: [
    'airline',
    'air canada',
    'westjet',
    'air transat',
    'sunwing',
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
    'compagnie aérienne',
    'transporteur',
    'passager',
    'équipage',
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
    'a été retardé',
    'a été annulé',
    'retard de',
    'heures de retard',
    'refus d’embarquement',
    'votre réclamation',
  ],
}
/** Words of an insurer, whose letters about a missed flight are not these. */
const INSURER: Test = {
  says: [
    'travel insurance',
    'insurer',
    'your policy',
    'policy number',
    'underwriter',
    'assureur',
    'votre police',
  ],
}

const AIR = {
  country: 'ca',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION', 'OTHER'],
  topics: ['consumer'],
  when: { all: [FLIGHT, AIRLINE, DISRUPTED], not: [INSURER] },
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

export const FLIGHTS: readonly Rule[] = [
  {
    ...AIR,
    id: 'ca.air.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'An airline writes about your late or cancelled flight. You owe nothing, and you may be owed money.',
    authority: {
      title: 'Air Passenger Protection Regulations, SOR/2019-150',
      provision:
        'sections 12 and 19 (delays within the control of the airline: $400 to $1,000, or $125 to $500)',
      url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2019-150/',
      inForceFrom: '2019-12-15',
    },
  },
  {
    ...AIR,
    id: 'ca.air.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'The airline alone does not decide. No money is due for delays outside its control or for safety, but it must show that.',
    authority: {
      title: 'Air Passenger Protection Regulations, SOR/2019-150',
      provision: 'sections 10 to 12 (reasons outside or within control, or for safety)',
      url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2019-150/',
      inForceFrom: '2019-12-15',
    },
  },
  {
    ...AIR,
    id: 'ca.air.right-money',
    kind: 'right',
    rank: 2,
    says: 'For a delay of three hours or more that it could help, a large airline owes $400 to $1,000. A small one owes $125 to $500.',
    authority: {
      title: 'Air Passenger Protection Regulations, SOR/2019-150',
      provision:
        'sections 12 and 19 (delays within the control of the airline: $400 to $1,000, or $125 to $500)',
      url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2019-150/',
      inForceFrom: '2019-12-15',
    },
  },
  {
    ...AIR,
    id: 'ca.air.right-reason',
    kind: 'right',
    rank: 3,
    says: 'In a complaint the delay is taken to be within its control and not for safety. The airline must prove that it was not.',
    authority: {
      title: 'Canada Transportation Act, S.C. 1996, c. 10',
      provision: 'section 85.07(2) (the airline must prove its reason)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/c-10.4/',
      inForceFrom: '2023-09-30',
    },
  },
  {
    ...AIR,
    id: 'ca.air.right-refund',
    kind: 'right',
    rank: 4,
    says: 'If the other flight does not suit you and the airline could help the delay, you can have your money back. If it could not help it, you can when it has no seat within 48 hours. You need not take a voucher.',
    authority: {
      title: 'Air Passenger Protection Regulations, SOR/2019-150',
      provision: 'sections 17, 18 and 18.2 (another flight, or money back within 30 days)',
      url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2019-150/',
      inForceFrom: '2022-09-08',
    },
  },
  {
    ...AIR,
    id: 'ca.air.right-claim',
    kind: 'right',
    rank: 5,
    says: 'You have one year to ask the airline for this money. It must pay or say why not within 30 days.',
    authority: {
      title: 'Air Passenger Protection Regulations, SOR/2019-150',
      provision: 'section 19 (one year to claim, 30 days to answer)',
      url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2019-150/',
      inForceFrom: '2019-12-15',
    },
  },
  {
    ...AIR,
    id: 'ca.air.right-agency',
    kind: 'right',
    rank: 6,
    says: 'If it says no or does not answer in 30 days, you can complain to the Canadian Transportation Agency for free.',
    authority: {
      title: 'Canada Transportation Act, S.C. 1996, c. 10',
      provision: 'sections 85.04 to 85.14 (complaint of a passenger)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/c-10.4/',
      inForceFrom: '2023-09-30',
    },
  },
  {
    ...AIR,
    id: 'ca.air.right-care',
    kind: 'right',
    rank: 7,
    says: 'After two hours of waiting it owes you food and drink, and overnight a hotel, if it could help the delay.',
    authority: {
      title: 'Air Passenger Protection Regulations, SOR/2019-150',
      provision: 'section 14 (food, drink, hotel)',
      url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2019-150/',
      inForceFrom: '2019-12-15',
    },
  },
  {
    ...AIR,
    id: 'ca.air.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Write to the airline. Name the flight, the delay and the sum, and ask for the exact reason.',
    authority: {
      title: 'Air Passenger Protection Regulations, SOR/2019-150',
      provision: 'section 19 (one year to claim, 30 days to answer)',
      url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2019-150/',
      inForceFrom: '2019-12-15',
    },
  },
]
