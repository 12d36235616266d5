/** Tolls: who answers for them and how to contest them, by state. */
import type { Rule } from '@plainletter/contracts/rule'

/** Not the word alone: a number free of charge is "toll free". */
const TOLL_WORDS = [
  'a toll',
  'the toll',
  'my toll',
  'your toll',
  'unpaid toll',
  'toll agency',
  'toll amount',
  'toll authority',
  'toll balance',
  'toll bill',
  'toll by mail',
  'toll charge',
  'toll charges',
  'toll due',
  'toll enforcement',
  'toll fee',
  'toll invoice',
  'toll notice',
  'toll payment',
  'toll road',
  'toll roads',
  'toll services',
  'toll transaction',
  'tolls',
  'e-zpass',
  'ezpass',
  'sunpass',
  'fastrak',
  'txtag',
  'peaje',
  'turnpike',
  'toll evasion',
  'toll violation',
]

const TICKET = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
  topics: ['parking'],
} satisfies Partial<Rule>

const TOLL = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
  topics: ['parking', 'debt'],
  when: {
    any: [
      {
        says: TOLL_WORDS,
      },
    ],
  },
} satisfies Partial<Rule>

const TOLL_TEXTS = {
  title: 'FTC: Consumer alerts',
  provision: 'texts about unpaid tolls',
  url: 'https://consumer.ftc.gov/consumer-alerts',
  inForceFrom: '2025-01-01',
}

export const TOLLS: readonly Rule[] = [
  {
    ...TOLL,
    id: 'us.toll.right-owner',
    kind: 'right',
    rank: 8,
    says: 'The notice goes to the owner. If the car was sold, stolen or rented out, state law mostly lets you show who had it.',
    authority: {
      title: 'Toll law of your state',
      provision:
        'notice to the registered owner, and proof that another drove, sold or stole the car',
      url: 'https://www.usa.gov/local-governments',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TOLL,
    id: 'us.toll.step-official',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Check it on the toll agency’s own site, typed by you. False toll messages are common. Ask to pay the toll without fees.',
    authority: TOLL_TEXTS,
  },
  {
    ...TICKET,
    id: 'us.ticket.de-toll',
    kind: 'right',
    kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    rank: 5,
    regions: ['US-DE'],
    when: {
      any: [
        {
          says: TOLL_WORDS,
        },
      ],
    },
    says: 'In Delaware the owner answers for the toll, apart from cases that the law names. You can contest the notice by the date in it.',
    authority: {
      title: 'Delaware Code, Title 21',
      provision: '21 Delaware Code 4127 and 4129 (toll evasion)',
      url: 'https://delcode.delaware.gov/title21/c041/sc03a/index.html',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.ca-toll',
    kind: 'right',
    kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    rank: 5,
    regions: ['US-CA'],
    when: {
      any: [
        {
          says: TOLL_WORDS,
        },
      ],
    },
    says: 'In California you can contest a toll notice within 21 days of its issue, free of charge. Payment plans exist for people with low incomes.',
    authority: {
      title: 'California Vehicle Code',
      provision: 'sections 40254, 40255 and following (with Assembly Bill 2594 of 2022)',
      url: 'https://leginfo.legislature.ca.gov/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.ny-toll',
    kind: 'right',
    kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    rank: 5,
    regions: ['US-NY'],
    when: {
      any: [
        {
          says: TOLL_WORDS,
        },
      ],
    },
    says: 'In New York the owner of the car answers for tolls by mail. A stolen car or a rental is a defense.',
    authority: {
      title: 'New York Public Authorities Law',
      provision: 'section 2985',
      url: 'https://www.nysenate.gov/legislation/laws/PBA/2985',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.fl-toll',
    kind: 'right',
    kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    rank: 5,
    regions: ['US-FL'],
    when: {
      any: [
        {
          says: TOLL_WORDS,
        },
      ],
    },
    says: 'In Florida an unpaid toll is a traffic citation. You can pay it, or ask the court for a hearing.',
    authority: {
      title: 'Florida Statutes',
      provision: 'section 316.1001',
      url: 'https://www.leg.state.fl.us/statutes/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.tx-toll',
    kind: 'right',
    kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    rank: 5,
    regions: ['US-TX'],
    when: {
      any: [
        {
          says: TOLL_WORDS,
        },
      ],
    },
    says: 'In Texas an owner who sold or leased out the car before the trip does not owe the toll. Send proof in time.',
    authority: {
      title: 'Texas Transportation Code',
      provision: 'sections 228.054, 228.055 and 372.105 to 372.107; 366.178 (regional tollways)',
      url: 'https://statutes.capitol.texas.gov/Docs/TN/htm/TN.228.htm',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.il-toll',
    kind: 'right',
    kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    rank: 5,
    regions: ['US-IL'],
    when: {
      any: [
        {
          says: TOLL_WORDS,
        },
      ],
    },
    says: 'In Illinois you can ask the toll authority for a hearing on a violation notice. A stolen or leased car is a defense.',
    authority: {
      title: 'Illinois Toll Highway Act',
      provision: '605 ILCS 10/10',
      url: 'https://www.ilga.gov/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.pa-toll',
    kind: 'right',
    kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    rank: 5,
    regions: ['US-PA'],
    when: {
      any: [
        {
          says: TOLL_WORDS,
        },
      ],
    },
    says: 'In Pennsylvania the owner answers for tolls, but can show that the car was stolen, sold or leased.',
    authority: {
      title: 'Pennsylvania Consolidated Statutes',
      provision: '74 Pa.C.S. 8117',
      url: 'https://www.palegis.us/statutes',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.va-toll',
    kind: 'right',
    kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    rank: 5,
    regions: ['US-VA'],
    when: {
      any: [
        {
          says: TOLL_WORDS,
        },
      ],
    },
    says: 'In Virginia you can show the court that you were not the driver, or that the car was stolen or sold.',
    authority: {
      title: 'Code of Virginia',
      provision: 'sections 46.2-819.1 to 46.2-819.3:1',
      url: 'https://law.lis.virginia.gov/vacode/title46.2/chapter8/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.md-toll',
    kind: 'right',
    kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    rank: 5,
    regions: ['US-MD'],
    when: {
      any: [
        {
          says: TOLL_WORDS,
        },
      ],
    },
    says: 'In Maryland you can contest a toll citation in the District Court, or name who drove.',
    authority: {
      title: 'Maryland Code, Transportation',
      provision: 'section 21-1414',
      url: 'https://mgaleg.maryland.gov/',
      inForceFrom: '2015-01-01',
    },
  },
]
