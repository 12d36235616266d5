/** Flights that are late or cancelled, lost bags and package holidays. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const FLIGHT_SAID: Test = { says: ['flight', 'flights', 'airline', 'flight number'] }

const LATE_SAID: Test = {
  says: [
    'cancelled',
    'canceled',
    'cancellation',
    'delay',
    'delayed',
    'denied boarding',
    'overbooked',
    'hours late',
    'minutes late',
    'disrupted',
    'disruption',
    'extraordinary circumstance',
    'extraordinary circumstances',
  ],
}

const STAFF_SAID: Test = {
  says: [
    'crew',
    'staff shortage',
    'staff shortages',
    'staffing',
    'sickness',
    'pilot',
    'operational reasons',
    'technical fault',
    'technical issue',
    'extraordinary circumstances',
  ],
}

const BAG_SAID: Test = { says: ['luggage', 'baggage', 'suitcase', 'suitcases', 'bag', 'bags'] }

const TOUR_SAID: Test = {
  says: [
    'package holiday',
    'package travel',
    'holiday company',
    'tour operator',
    'travel agent',
    'travel company',
    'all inclusive',
    'all-inclusive',
    'atol',
    'cruise',
    'package trip',
  ],
}

const UK261_LAW: Authority = {
  title: 'UK261: Regulation (EC) No 261/2004, as kept in UK law',
  provision:
    "Articles 5 to 7 (delays of three hours: Sturgeon v Condor, C-402/07), as changed by the Air Passenger Rights and Air Travel Organisers' Licensing (Amendment) (EU Exit) Regulations 2019",
  url: 'https://www.legislation.gov.uk/eur/2004/261/article/7',
  inForceFrom: '2020-12-31',
}

const UK261_CARE_LAW: Authority = {
  title: 'UK261: Regulation (EC) No 261/2004, as kept in UK law',
  provision: 'Articles 8 and 9 (money back or another flight, food and room)',
  url: 'https://www.legislation.gov.uk/eur/2004/261/article/8',
  inForceFrom: '2020-12-31',
}

const CREW_LAW: Authority = {
  title: 'Lipton v BA Cityflyer Ltd [2024] UKSC 24',
  provision:
    'crew illness is not an extraordinary circumstance (Regulation (EC) No 261/2004, Article 5(3))',
  url: 'https://www.supremecourt.uk/cases/uksc-2021-0098',
  inForceFrom: '2024-07-10',
}

const BAGS_LAW: Authority = {
  title: 'Carriage by Air Act 1961',
  provision: 'Schedule 1B (Montreal Convention), articles 17 to 22 and 31',
  url: 'https://www.legislation.gov.uk/ukpga/1961/27/schedule/1B',
  inForceFrom: '2004-06-28',
}

const PACKAGE_LAW: Authority = {
  title: 'Package Travel and Linked Travel Arrangements Regulations 2018',
  provision: 'regulations 10 to 16',
  url: 'https://www.legislation.gov.uk/uksi/2018/634/contents',
  inForceFrom: '2018-07-01',
}

const FLIGHT_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
  when: { all: [FLIGHT_SAID, LATE_SAID] },
} satisfies Partial<Rule>

const FLIGHT_LETTER_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  when: { all: [FLIGHT_SAID, LATE_SAID] },
} satisfies Partial<Rule>

/** An airline's refusal reads much like an insurer's. */
const AIRLINE_REFUSES_ROW = {
  ...CHECKED,
  checkedOn: '2026-11-22',
  kinds: ['INSURANCE_DECISION'],
  when: {
    all: [FLIGHT_SAID, LATE_SAID],
    not: [{ says: ['policy', 'your policy', 'policyholder', 'insurer', 'travel insurance'] }],
  },
} satisfies Partial<Rule>

const CREW_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
  when: { all: [FLIGHT_SAID, LATE_SAID, STAFF_SAID] },
} satisfies Partial<Rule>

const BAG_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
  when: { all: [BAG_SAID, FLIGHT_SAID] },
} satisfies Partial<Rule>

const TOUR_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
  when: { all: [TOUR_SAID] },
} satisfies Partial<Rule>

export const FLIGHTS: readonly Rule[] = [
  {
    ...FLIGHT_LETTER_ROW,
    id: 'gb.flight.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The airline answers you about a late or cancelled flight. You need not take its first no, or a voucher.',
    authority: UK261_LAW,
  },
  {
    ...FLIGHT_ROW,
    id: 'gb.flight.right-money',
    kind: 'right',
    rank: 6,
    says: 'For a flight cancelled late, or three hours late or more, each person gets £220, £350 or £520 by distance. The airline is free only if the cause was out of its hands.',
    authority: UK261_LAW,
  },
  {
    ...FLIGHT_LETTER_ROW,
    id: 'gb.flight.right-care',
    kind: 'right',
    rank: 7,
    says: 'Whatever the cause, you choose money back or another flight, and get meals and a room while you wait. If they gave none, claim fair costs with receipts.',
    authority: UK261_CARE_LAW,
  },
  {
    ...CREW_ROW,
    id: 'gb.flight.crew',
    kind: 'right',
    rank: 8,
    says: 'The Supreme Court has held that a crew member falling ill is part of running an airline. It does not free the airline from paying.',
    authority: CREW_LAW,
  },
  {
    ...FLIGHT_LETTER_ROW,
    id: 'gb.flight.step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Claim in writing for each person, with flight number and receipts. If they refuse, go to their dispute scheme or the Civil Aviation Authority. You have six years in England and Wales.',
    authority: UK261_LAW,
  },
  {
    ...BAG_ROW,
    id: 'gb.bag.right',
    kind: 'right',
    rank: 6,
    says: 'The airline must pay for a lost, late or damaged bag, up to a limit. Write within 7 days for damage, and 21 days for a late bag.',
    authority: BAGS_LAW,
  },
  {
    ...AIRLINE_REFUSES_ROW,
    id: 'gb.flight.right-refused',
    kind: 'right',
    rank: 1,
    says: 'For a delay of three hours or more the airline must pay a fixed sum, unless the cause was out of its control. A late cancellation counts too. A sick crew or a common fault is its own risk. If it refuses, use its free dispute body or the CAA, or claim in court within six years.',
    authority: {
      ...UK261_LAW,
      provision:
        'Articles 5 to 7 (three hours: Sturgeon v Condor, C-402/07), with Lipton v BA Cityflyer Ltd [2024] UKSC 24, Jet2.com Ltd v Huzar [2014] EWCA Civ 791, Limitation Act 1980, section 5 and the dispute bodies of the Civil Aviation Authority (ADR Regulations 2015)',
    },
  },
  {
    ...TOUR_ROW,
    id: 'gb.package.right',
    kind: 'right',
    rank: 6,
    says: 'If the organiser cancels or changes the trip in a big way, you can have all your money back within 14 days. If it went badly, you can claim a lower price.',
    authority: PACKAGE_LAW,
  },
  {
    ...FLIGHT_LETTER_ROW,
    checkedOn: '2026-11-23',
    id: 'gb.flight.right-fault',
    kind: 'right',
    rank: 9,
    when: {
      all: [
        FLIGHT_SAID,
        {
          says: [
            'technical',
            'engineer',
            'engineers',
            'engineering',
            'fault',
            'inspected',
            'inspection',
            'extraordinary circumstance',
            'extraordinary circumstances',
          ],
        },
      ],
    },
    says: 'The airline must prove that the cause was out of its hands. A fault of the plane is most often its own risk. Ask what it did to avoid the delay.',
    authority: {
      title: 'Jet2.com Ltd v Huzar [2014] EWCA Civ 791',
      provision:
        'technical faults are no extraordinary circumstances (Regulation (EC) No 261/2004, Article 5(3))',
      url: 'https://caselaw.nationalarchives.gov.uk/ewca/civ/2014/791',
      inForceFrom: '2014-06-11',
    },
  },
  {
    ...FLIGHT_LETTER_ROW,
    checkedOn: '2026-11-23',
    nations: ['england', 'wales'],
    id: 'gb.flight.right-six-years',
    kind: 'right',
    rank: 12,
    says: 'A no from the airline is not the end. You have six years from the flight to ask a court for the fixed sum.',
    authority: {
      title: 'Dawson v Thomson Airways Ltd [2014] EWCA Civ 845',
      provision: 'six years under Limitation Act 1980, section 9, not two',
      url: 'https://caselaw.nationalarchives.gov.uk/ewca/civ/2014/845',
      inForceFrom: '2014-06-19',
    },
  },
]
