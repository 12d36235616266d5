/** Questions about repairs in a rented home, and who can order them. */
import type { Rule } from '@plainletter/contracts/rule'

import { LANDLORD } from '../english/home-words.ts'
import { LAW } from './authority-home.ts'
import { NEEDS_REPAIR } from './home-words.ts'

const REPAIR_WORDS = [
  'mould',
  'mold',
  'damp',
  'leak',
  'leaking',
  'repair',
  'repairs',
  'broken',
  'heating',
  'boiler',
  'landlord has ignored',
]

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
} satisfies Partial<Rule>

const ASK_HOME = {
  country: 'ie',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

export const ENQUIRY_REPAIRS: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.repair-law',
    kind: 'right',
    rank: 8,
    when: {
      any: [
        {
          says: REPAIR_WORDS,
        },
      ],
    },
    says: 'Your landlord must keep the home in good repair and may not punish you for asking. The RTB can order repairs and damages.',
    authority: {
      title: 'Residential Tenancies Act 2004',
      provision: 'sections 12 (repairs), 14 (no penalty for complaining) and 75 to 78 (disputes)',
      url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
      inForceFrom: '2004-12-06',
    },
  },
  {
    ...ASK,
    id: 'ie.ask.repair-standards',
    kind: 'right',
    rank: 9,
    when: {
      any: [
        {
          says: REPAIR_WORDS,
        },
      ],
    },
    says: 'The home must be free of damp, with heat and air as the standards say. The council can inspect it for free.',
    authority: {
      title: 'Housing (Standards for Rented Houses) Regulations 2019, S.I. No. 137 of 2019',
      provision: 'regulations 4 to 11 (structure, damp, heat, air)',
      url: 'https://www.irishstatutebook.ie/eli/2019/si/137/made/en/html',
      inForceFrom: '2019-05-01',
    },
  },
  {
    ...ASK,
    id: 'ie.ask.repair-council',
    kind: 'right',
    rank: 10,
    when: {
      any: [
        {
          says: REPAIR_WORDS,
        },
      ],
    },
    says: 'The council can serve notices on a landlord who breaks the standards, and take the landlord to court.',
    authority: {
      title: 'Housing (Miscellaneous Provisions) Act 1992',
      provision: 'section 18 (standards for rented houses)',
      url: 'https://www.irishstatutebook.ie/eli/1992/act/18/enacted/en/html',
      inForceFrom: '1992-09-01',
    },
  },
  {
    ...ASK_HOME,
    id: 'ie.ask.repairs',
    when: { not: [{ says: ['deposit'] }] },
    kind: 'answer',
    verdict: 'do_this',
    asks: [
      NEEDS_REPAIR,
      [
        ...LANDLORD,
        'renting a',
        'hap',
        'private rented',
        'apartment we rent',
        'council house',
        'local authority house',
      ],
    ],
    says: 'Write to the landlord with photos and a date. If nothing happens, ask the council to inspect, and apply to the RTB. Keep paying rent.',
    authority: LAW.standards,
  },
]
