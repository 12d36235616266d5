/** Questions about repairs in a rented home, by province. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { LANDLORD, REPAIRS } from '../english/home-words.ts'
import { LAW } from './authority-home.ts'
import { LANDLORD_FR, REPAIRS_FR } from './home-words-fr.ts'

const ASK = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general', 'consumer'],
} satisfies Partial<Rule>

const REPAIR: Test = {
  says: [
    'mould',
    'mold',
    'damp',
    'leak',
    'leaking',
    'repair',
    'repairs',
    'maintenance',
    'property standards',
    'broken',
    'heating',
    'no heat',
    'bed bugs',
    'cockroaches',
    'mice',
    'moisissure',
    'réparation',
    'réparations',
    'fuite',
    'chauffage',
    'punaises',
  ],
}

const ASK_HOME = {
  country: 'ca',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const ENQUIRY_REPAIRS: readonly Rule[] = [
  {
    ...ASK,
    id: 'ca.ask.home-on-repair',
    kind: 'right',
    rank: 7,
    regions: ['CA-ON'],
    when: { any: [REPAIR] },
    says: 'In Ontario the landlord must keep the home in good repair, even if you knew of the fault when you moved in. The Board can order repairs or less rent (form T6).',
    authority: {
      title: 'Residential Tenancies Act, 2006 (Ontario), S.O. 2006, c. 17',
      provision: 'sections 20, 29 and 30 (repair, orders of the Board)',
      url: 'https://www.ontario.ca/laws/statute/06r17',
      inForceFrom: '2007-01-31',
    },
  },
  {
    ...ASK,
    id: 'ca.ask.home-bc-repair',
    kind: 'right',
    rank: 7,
    regions: ['CA-BC'],
    when: { any: [REPAIR] },
    says: 'In British Columbia the landlord must keep the home in repair and fit to live in. You can ask the Residential Tenancy Branch for an order.',
    authority: {
      title: 'Residential Tenancy Act (British Columbia), S.B.C. 2002, c. 78',
      provision: 'sections 32 and 33 (repair, emergency repairs)',
      url: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/02078_01',
      inForceFrom: '2004-01-01',
    },
  },
  {
    ...ASK,
    id: 'ca.ask.home-ab-repair',
    kind: 'right',
    rank: 7,
    regions: ['CA-AB'],
    when: { any: [REPAIR] },
    says: 'In Alberta the home must meet the minimum housing and health standards. If not, you can ask for less rent, damages or the end of the lease.',
    authority: {
      title: 'Residential Tenancies Act (Alberta), S.A. 2004, c. R-17.1',
      provision: 'sections 16 and 37 (standards of the home, remedies of the tenant)',
      url: 'https://kings-printer.alberta.ca/',
      inForceFrom: '2004-11-01',
    },
  },
  {
    ...ASK_HOME,
    checkedOn: '2026-11-23',
    id: 'ca.ask.repairs-money-on',
    kind: 'answer',
    verdict: 'do_this',
    rank: 3,
    regions: ['CA-ON'],
    asks: [
      [
        ...REPAIRS,
        'maintenance',
        'property standards',
        'work order',
        'orders issued',
        'unfit',
        'living in a hotel',
        'state of my unit',
      ],
      [
        'rent abatement',
        'abatement',
        'rent back',
        'less rent',
        'reimbursement',
        'reimburse',
        'reimbursed',
        'compensation',
        'refund of rent',
        'ltb',
        't6',
        'the board',
        'hotel',
      ],
    ],
    says: 'Use form T6 for repairs and T2 for your rights at the Landlord and Tenant Board. Ask for less rent, your costs and an order to repair. You can go back one year. Since October 2025 the Board can order up to $50,000. For more you must go to court instead. Keep city orders, receipts and photos. Do not stop paying rent on your own.',
    authority: {
      title: 'Residential Tenancies Act, 2006 (Ontario), S.O. 2006, c. 17',
      provision:
        'sections 20, 22, 29(2), 30 and 207 (repair, one year, up to the small claims limit)',
      url: 'https://www.ontario.ca/laws/statute/06r17',
      inForceFrom: '2025-10-01',
    },
  },
  {
    ...ASK_HOME,
    id: 'ca.ask.repairs',
    kind: 'answer',
    verdict: 'do_this',
    when: { not: [{ says: ['furnace company', 'dealer', 'dealership'] }] },
    asks: [
      [...REPAIRS, ...REPAIRS_FR],
      [
        ...LANDLORD,
        ...LANDLORD_FR,
        'my apartment',
        'my bedroom',
        'my rental',
        'rental agent',
        'the agent',
        'building manager',
        'super',
        'superintendent',
        'house i rent',
      ],
    ],
    says: 'Write to the landlord with photos and a date. If nothing happens, call the city inspector and apply to the tribunal. Do not stop paying rent on your own.',
    authority: LAW.housing,
  },
]
