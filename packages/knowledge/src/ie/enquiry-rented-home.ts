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

export const ENQUIRY_RENTED_HOME: readonly Rule[] = [
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
    ...ASK,
    id: 'ie.ask.deposit-law',
    kind: 'right',
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 9,
    when: { all: [{ says: ['deposit'] }, RENTED] },
    says: 'A deposit must come back promptly. Only unpaid rent, bills and damage beyond normal wear may be kept.',
    authority: {
      title: 'Residential Tenancies Act 2004',
      provision: 'sections 12(1)(d), 12(4) and 78 (return of a deposit, wear and tear)',
      url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
      inForceFrom: '2004-12-06',
    },
  },
]
