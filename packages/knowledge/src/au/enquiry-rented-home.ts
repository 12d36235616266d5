/** Questions about repairs and bonds of a rented home. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { LANDLORD, LEAVING, REPAIRS } from '../english/home-words.ts'
import { LAW } from './authority-home.ts'
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

const ASK_HOME = {
  country: 'au',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const ENQUIRY_RENTED_HOME: readonly Rule[] = [
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
        'evict',
        'kick me out',
        'get rid of',
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
  {
    ...ASK_HOME,
    id: 'au.ask.repairs',
    kind: 'answer',
    verdict: 'do_this',
    asks: [REPAIRS, LANDLORD],
    says: 'Ask in writing with photos and a date. For urgent repairs there are faster ways. If nothing happens, apply to the tribunal. Keep paying rent.',
    authority: LAW.tenancy,
  },
  {
    ...ASK_HOME,
    id: 'au.ask.leaving',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [
      [
        ...LEAVING,
        'i want to leave',
        'we want to leave',
        'how much notice do i',
        'want to move out at the end',
        'how much notice does a tenant',
        'how much notice must a tenant',
        'notice does a tenant have to give',
        'notice a tenant has to give',
        'as a tenant',
        'by tenant',
        'tenant notice',
      ],
      [
        ...ASKING,
        'lease',
        'flat',
        'apartment',
        'landlord',
        'how much notice',
        'notice',
        'periodic tenancy',
        'notice to vacate',
      ],
    ],
    rank: 20,
    dependsOn: 'your state and the kind of lease',
    says: 'In a periodic lease you give 28 days of notice in Victoria. In Queensland, Tasmania and the Northern Territory it is 14, elsewhere 21. If you break a fixed term you may owe a break fee or the landlord’s fair loss. Family violence is an exception.',
    authority: LAW.tenancy,
  },
]
