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
    'fare dodging',
    'byelaw 18',
    'did not hold a valid ticket',
    'wrong ticket',
  ],
}

const TRAIN_ASKED = [
  'train',
  'trains',
  'rail',
  'railway',
  'railcard',
  'train company',
  'northern rail',
  'ticket inspector',
  'penalty fare',
]
const NO_TICKET_ASKED = [
  'penalty fare',
  'fare evasion',
  'fare dodging',
  'dodged the fare',
  'without a ticket',
  'without a valid ticket',
  'no ticket',
  'had no ticket',
  "didn't have a ticket",
  'did not have a ticket',
  'wrong ticket',
  'expired railcard',
  'railcard had expired',
  'railcard expired',
  'prosecute',
  'prosecuted',
  'prosecution',
  'byelaw',
  'byelaws',
  'single justice',
]

const RAIL_LAW: Authority = {
  title: 'Consumer Rights Act 2015',
  provision: 'sections 49 and 54 to 56, with the National Rail Conditions of Travel (late trains)',
  url: 'https://www.legislation.gov.uk/ukpga/2015/15/section/49',
  inForceFrom: '2016-10-01',
}

const FARES_LAW: Authority = {
  title: 'Railways (Penalty Fares) Regulations 2018',
  provision:
    'regulations 16 to 18 (appeals), with Regulation of Railways Act 1889, section 5 and Railway Byelaws 2005, byelaw 18',
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
  {
    ...CHECKED,
    checkedOn: '2026-11-22',
    nations: ['england', 'wales'],
    id: 'gb.ask-travel.no-ticket',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'criminal', 'general', 'debt'],
    rank: 5,
    asks: [TRAIN_ASKED, NO_TICKET_ASKED],
    verdict: 'do_this',
    says: 'Answer each letter in time. Say what happened, send proof, and offer the fare and their costs. You have 21 days to appeal a penalty fare. For the crime of dodging a fare they must prove that you meant to. Under a byelaw, no valid ticket can be enough.',
    authority: {
      title: 'Regulation of Railways Act 1889',
      provision:
        'section 5 (fare dodging), with Railway Byelaws 2005, byelaw 18 (no valid ticket) and Railways (Penalty Fares) Regulations 2018, regulations 16 to 18 (appeals)',
      url: 'https://www.legislation.gov.uk/ukpga/Vict/52-53/57/section/5',
      inForceFrom: '2018-04-06',
    },
  },
]
