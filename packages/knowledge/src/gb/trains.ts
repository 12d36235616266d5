/** Fares, penalty fares and delays on trains. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

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
  ],
}

const TRAIN_SAID: Test = {
  says: [
    'my train',
    'the train',
    'a train',
    'train was',
    'trains',
    'train ticket',
    'train fare',
    'by train',
    'rail company',
    'train company',
    'railway',
  ],
}

const NO_TICKET_SAID: Test = {
  says: [
    'penalty fare',
    'fare evasion',
    'without a valid ticket',
    'without a ticket',
    'no valid ticket',
    'revenue protection',
    'prosecutions team',
    'railcard',
    'unpaid fare',
    'intention to prosecute',
    'wrong ticket',
  ],
}

const RAIL_LAW: Authority = {
  title: 'Consumer Rights Act 2015',
  provision: 'sections 49 and 54 to 56, with the National Rail Conditions of Travel (late trains)',
  url: 'https://www.legislation.gov.uk/ukpga/2015/15/section/49',
  inForceFrom: '2016-10-01',
}

const FARES_LAW: Authority = {
  title: 'Railways (Penalty Fares) Regulations 2018',
  provision: 'regulations 16 to 18 (appeals), with Regulation of Railways Act 1889, section 5',
  url: 'https://www.legislation.gov.uk/uksi/2018/366/contents',
  inForceFrom: '2018-04-06',
}

const TRAIN_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
  when: { all: [TRAIN_SAID, LATE_SAID], not: [NO_TICKET_SAID] },
} satisfies Partial<Rule>

const FARE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY', 'LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER'],
  when: { all: [TRAIN_SAID, NO_TICKET_SAID] },
} satisfies Partial<Rule>

export const TRAINS: readonly Rule[] = [
  {
    ...TRAIN_ROW,
    id: 'gb.rail.right-late',
    kind: 'right',
    rank: 7,
    says: 'You can claim money back for a late or cancelled train, often from 15 minutes on. Claim from the train company within 28 days.',
    authority: RAIL_LAW,
  },
  {
    ...FARE_ROW,
    id: 'gb.rail.right-fare',
    kind: 'right',
    rank: 6,
    says: 'You have 21 days to appeal a penalty fare. Travel without a ticket is a crime only in set cases, so answer each letter, explain, and offer to settle.',
    authority: FARES_LAW,
  },
]
