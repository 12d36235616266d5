/** Questions about repairs and bonds of a rented home. */
import type { Rule } from '@plainletter/contracts/rule'

import { RENTED } from './conditions.ts'

const REPAIR_WORDS = [
  'mould',
  'mold',
  'damp',
  'leak',
  'leaking',
  'repair',
  'repairs',
  'broken',
  'heater',
  'hot water',
  'air conditioner',
]

const MOULD_WORDS = [
  'mould',
  'mold',
  'damp',
  'leak',
  'leaking',
  'repair',
  'repairs',
  'broken',
  'heater',
  'hot water',
]

const ASK = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_RENTED_HOME: readonly Rule[] = [
  {
    ...ASK,
    id: 'au.ask.bond-nsw',
    kind: 'right',
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 9,
    regions: ['AU-NSW'],
    when: { all: [{ says: ['bond', 'deposit'] }, RENTED] },
    says: 'In New South Wales the landlord has 14 days to answer your bond claim. The tribunal (NCAT) decides disputes.',
    authority: {
      title: 'Residential Tenancies Act 2010 (NSW)',
      provision: 'sections 159 to 175 (bonds)',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2011-01-31',
    },
  },
  {
    ...ASK,
    id: 'au.ask.bond-vic',
    kind: 'right',
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 9,
    regions: ['AU-VIC'],
    when: { all: [{ says: ['bond', 'deposit'] }, RENTED] },
    says: 'In Victoria the RTBA holds the bond. If you do not agree, the landlord must ask VCAT for it within 14 days or you get it back.',
    authority: {
      title: 'Residential Tenancies Act 1997 (Vic)',
      provision: 'sections 405 to 420 (bonds)',
      url: 'https://www.legislation.vic.gov.au/',
      inForceFrom: '2021-03-29',
    },
  },
  {
    ...ASK,
    id: 'au.ask.bond-qld',
    kind: 'right',
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 9,
    regions: ['AU-QLD'],
    when: { all: [{ says: ['bond', 'deposit'] }, RENTED] },
    says: 'In Queensland the RTA holds the bond. You have 14 days to dispute a claim on it.',
    authority: {
      title: 'Residential Tenancies and Rooming Accommodation Act 2008 (Qld)',
      provision: 'sections 111 to 140 (rental bonds)',
      url: 'https://www.legislation.qld.gov.au/',
      inForceFrom: '2009-07-01',
    },
  },
  {
    ...ASK,
    id: 'au.ask.repair-nsw',
    kind: 'right',
    rank: 9,
    regions: ['AU-NSW'],
    when: {
      any: [
        {
          says: MOULD_WORDS,
        },
      ],
    },
    says: 'In New South Wales the landlord must keep the home fit to live in and in repair. The tribunal can order repairs or less rent.',
    authority: {
      title: 'Residential Tenancies Act 2010 (NSW)',
      provision: 'sections 44, 52, 63 to 65 and 187',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2020-03-23',
    },
  },
  {
    ...ASK,
    id: 'au.ask.repair-vic',
    kind: 'right',
    rank: 9,
    regions: ['AU-VIC'],
    when: {
      any: [
        {
          says: MOULD_WORDS,
        },
      ],
    },
    says: 'In Victoria urgent repairs must be done at once and others within 14 days. Mould and damp from the building count.',
    authority: {
      title: 'Residential Tenancies Act 1997 (Vic)',
      provision: 'sections 65A, 68 and 72 to 75',
      url: 'https://www.legislation.vic.gov.au/',
      inForceFrom: '2021-03-29',
    },
  },
  {
    ...ASK,
    id: 'au.ask.repair-qld',
    kind: 'right',
    rank: 9,
    regions: ['AU-QLD'],
    when: {
      any: [
        {
          says: MOULD_WORDS,
        },
      ],
    },
    says: 'In Queensland the home must meet minimum housing standards. Ask in writing, then go to the RTA and QCAT.',
    authority: {
      title: 'Residential Tenancies and Rooming Accommodation Act 2008 (Qld)',
      provision: 'sections 17A, 185, 214 to 221B',
      url: 'https://www.legislation.qld.gov.au/',
      inForceFrom: '2024-09-01',
    },
  },
  {
    ...ASK,
    id: 'au.ask.bond-wa',
    kind: 'right',
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 9,
    regions: ['AU-WA'],
    when: { all: [{ says: ['bond', 'deposit'] }, RENTED] },
    says: 'In Western Australia the Bond Administrator holds the bond. If you do not agree on it, the Commissioner for Consumer Protection decides. You can take that decision to the Magistrates Court within seven days.',
    authority: {
      title: 'Residential Tenancies Act 1987 (WA)',
      provision:
        'sections 11C to 11L and 13C (decisions of the Commissioner, appeal), section 29 and Schedule 1 (security bonds)',
      url: 'https://www.legislation.wa.gov.au/',
      inForceFrom: '2026-03-28',
    },
  },
  {
    ...ASK,
    id: 'au.ask.bond-sa',
    kind: 'right',
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 9,
    regions: ['AU-SA'],
    when: { all: [{ says: ['bond', 'deposit'] }, RENTED] },
    says: 'In South Australia Consumer and Business Services holds the bond. If you do not agree on it, SACAT decides.',
    authority: {
      title: 'Residential Tenancies Act 1995 (SA)',
      provision: 'sections 61 to 63 (security bonds)',
      url: 'https://www.legislation.sa.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...ASK,
    id: 'au.ask.bond-tas',
    kind: 'right',
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 9,
    regions: ['AU-TAS'],
    when: { all: [{ says: ['bond', 'deposit'] }, RENTED] },
    says: 'In Tasmania the Rental Deposit Authority holds the bond (MyBond). You can dispute a claim on it there for free.',
    authority: {
      title: 'Residential Tenancy Act 1997 (Tas)',
      provision: 'sections 25 to 30 (security deposits)',
      url: 'https://www.legislation.tas.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...ASK,
    id: 'au.ask.bond-act',
    kind: 'right',
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 9,
    regions: ['AU-ACT'],
    when: { all: [{ says: ['bond', 'deposit'] }, RENTED] },
    says: 'In the ACT a public office (Rental Bonds) holds the bond. If you do not agree on it, ACAT decides.',
    authority: {
      title: 'Residential Tenancies Act 1997 (ACT)',
      provision: 'Part 3 (bonds)',
      url: 'https://www.legislation.act.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...ASK,
    id: 'au.ask.bond-nt',
    kind: 'right',
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 9,
    regions: ['AU-NT'],
    when: { all: [{ says: ['bond', 'deposit'] }, RENTED] },
    says: 'In the Northern Territory the landlord holds the bond in trust. It must say in writing what it keeps and why, and NTCAT decides disputes.',
    authority: {
      title: 'Residential Tenancies Act 1999 (NT)',
      provision: 'sections 29 and 112 (security deposit)',
      url: 'https://legislation.nt.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...ASK,
    id: 'au.ask.repair-wa',
    kind: 'right',
    rank: 9,
    regions: ['AU-WA'],
    when: {
      any: [
        {
          says: REPAIR_WORDS,
        },
      ],
    },
    says: 'In Western Australia the landlord must keep the home in reasonable repair. Urgent repairs must start fast, and the court can order the work.',
    authority: {
      title: 'Residential Tenancies Act 1987 (WA)',
      provision: 'sections 42 and 43 (repair, urgent repairs)',
      url: 'https://www.legislation.wa.gov.au/',
      inForceFrom: '2013-07-01',
    },
  },
  {
    ...ASK,
    id: 'au.ask.repair-sa',
    kind: 'right',
    rank: 9,
    regions: ['AU-SA'],
    when: {
      any: [
        {
          says: REPAIR_WORDS,
        },
      ],
    },
    says: 'In South Australia the landlord must keep the home in reasonable repair. SACAT can order the work, less rent or money.',
    authority: {
      title: 'Residential Tenancies Act 1995 (SA)',
      provision: 'section 68 (repair)',
      url: 'https://www.legislation.sa.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...ASK,
    id: 'au.ask.repair-tas',
    kind: 'right',
    rank: 9,
    regions: ['AU-TAS'],
    when: {
      any: [
        {
          says: REPAIR_WORDS,
        },
      ],
    },
    says: 'In Tasmania the owner must keep the home as it was at the start and do urgent repairs fast. The Residential Tenancy Commissioner can order repairs.',
    authority: {
      title: 'Residential Tenancy Act 1997 (Tas)',
      provision: 'sections 32 to 36A (repairs, orders of the Commissioner)',
      url: 'https://www.legislation.tas.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...ASK,
    id: 'au.ask.repair-act',
    kind: 'right',
    rank: 9,
    regions: ['AU-ACT'],
    when: {
      any: [
        {
          says: REPAIR_WORDS,
        },
      ],
    },
    says: 'In the ACT the lessor must keep the home fit to live in and in repair. Urgent repairs come first, and ACAT can order the work.',
    authority: {
      title: 'Residential Tenancies Act 1997 (ACT)',
      provision: 'standard terms in Schedule 1 (repairs, urgent repairs)',
      url: 'https://www.legislation.act.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...ASK,
    id: 'au.ask.repair-nt',
    kind: 'right',
    rank: 9,
    regions: ['AU-NT'],
    when: {
      any: [
        {
          says: REPAIR_WORDS,
        },
      ],
    },
    says: 'In the Northern Territory the landlord must keep the home in repair. NTCAT can order the work or money.',
    authority: {
      title: 'Residential Tenancies Act 1999 (NT)',
      provision: 'sections 57 to 63 (repair, emergency repairs)',
      url: 'https://legislation.nt.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...ASK,
    id: 'au.ask.pets',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    topics: ['housing', 'general'],
    asks: [
      ['dog', 'cat', 'pet', 'pets'],
      [
        'refuse',
        'refuses',
        'allow',
        'allowed',
        'ban',
        'bans',
        'forbid',
        'keep',
        'no pets',
        'permission',
        'have a',
      ],
    ],
    says: 'Ask in writing. In most states the landlord may say no only for a reason in the law, and must answer in time. That is 14 days in Victoria and Queensland, and 21 in New South Wales.',
    authority: {
      title: 'Residential tenancy laws of the states',
      provision:
        'for example Residential Tenancies Act 1997 (Vic), sections 71A to 71E; Residential Tenancies and Rooming Accommodation Act 2008 (Qld), sections 184A to 184G; Residential Tenancies Act 2010 (NSW)',
      url: 'https://www.legislation.vic.gov.au/',
      inForceFrom: '2025-05-19',
    },
  },
]
