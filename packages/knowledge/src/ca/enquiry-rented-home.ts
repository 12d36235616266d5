/** Questions about a rented home: repairs, deposits, quiet use, and who decides, by province. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { LAW } from './authority.ts'
import { RENTED } from './conditions.ts'

const ASK = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general', 'consumer'],
} satisfies Partial<Rule>

const RENTING: Test = {
  says: [
    'landlord',
    'tenant',
    'lease',
    'rental',
    'rent',
    'apartment',
    'flat',
    'bail',
    'loyer',
    'logement',
    'locateur',
    'locataire',
    'propriétaire',
  ],
}

const REPAIR: Test = {
  says: [
    'mould',
    'mold',
    'damp',
    'leak',
    'leaking',
    'repair',
    'repairs',
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

const DEPOSIT: Test = { says: ['deposit', 'security deposit', 'damage deposit', 'dépôt'] }

export const ENQUIRY_RENTED_HOME: readonly Rule[] = [
  {
    ...ASK,
    id: 'ca.ask.home-qc-duties',
    kind: 'right',
    rank: 7,
    regions: ['CA-QC'],
    when: { any: [RENTING] },
    says: 'In Québec the landlord must give you a home in good repair and leave you in peace for the whole lease. If not, you can ask for repairs, less rent, damages or the end of the lease.',
    authority: {
      title: 'Civil Code of Québec (Code civil du Québec), CQLR c. CCQ-1991',
      provision: 'articles 1458, 1854, 1863, 1864 and 1910 (duties of the landlord, remedies)',
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/CCQ-1991',
      inForceFrom: '1994-01-01',
    },
  },
  {
    ...ASK,
    id: 'ca.ask.home-qc-tribunal',
    kind: 'right',
    rank: 8,
    regions: ['CA-QC'],
    when: { any: [RENTING] },
    says: 'In Québec the housing tribunal (Tribunal administratif du logement) decides disputes on a lease, money too.',
    authority: LAW.qcTribunal,
  },
  {
    ...ASK,
    id: 'ca.ask.home-on-repair',
    kind: 'right',
    rank: 7,
    regions: ['CA-ON'],
    when: { any: [REPAIR] },
    says: 'In Ontario the landlord must keep the home in good repair, even if you knew of the fault when you moved in. The Board can order repairs or less rent (form T6).',
    authority: {
      title: 'Residential Tenancies Act, 2006, S.O. 2006, c. 17',
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
    ...ASK,
    id: 'ca.ask.home-ab-deposit',
    kind: 'right',
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 7,
    regions: ['CA-AB'],
    when: { all: [DEPOSIT, RENTED] },
    says: 'In Alberta a deposit is one month of rent at most. It must come back within 10 days, or you must get a statement of what was kept.',
    authority: {
      title: 'Residential Tenancies Act (Alberta), S.A. 2004, c. R-17.1',
      provision: 'sections 43 to 46 (security deposits)',
      url: 'https://kings-printer.alberta.ca/',
      inForceFrom: '2004-11-01',
    },
  },
  {
    ...ASK,
    id: 'ca.ask.home-ns-deposit',
    kind: 'right',
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 7,
    regions: ['CA-NS'],
    when: { all: [DEPOSIT, RENTED] },
    says: 'In Nova Scotia a deposit is half a month of rent at most. It must come back within 10 days, or the landlord must apply to keep it.',
    authority: {
      title: 'Residential Tenancies Act, R.S.N.S. 1989, c. 401',
      provision: 'section 12 (security deposits)',
      url: 'https://nslegislature.ca/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...ASK,
    id: 'ca.ask.home-regie',
    kind: 'right',
    rank: 6,
    when: {
      any: [
        {
          says: [
            'régie du logement',
            'regie du logement',
            'régie des logements',
            'regie des logements',
            'rental board of quebec',
          ],
        },
      ],
    },
    says: 'The Régie du logement of Québec is now the Tribunal administratif du logement. The landlord must leave you in peace for the whole lease, and it can order money back.',
    authority: {
      title:
        'Act respecting the Administrative Housing Tribunal (Loi sur le Tribunal administratif du logement), CQLR c. T-15.01, and Civil Code of Québec',
      provision: 'section 28 of the Act; articles 1854 and 1863 of the Code',
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/T-15.01',
      inForceFrom: '2020-08-31',
    },
  },
  {
    ...ASK,
    id: 'ca.ask.pets',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    topics: ['housing', 'general'],
    asks: [
      ['dog', 'cat', 'pet', 'pets', 'chien', 'chat', 'animal', 'animaux'],
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
        'refuser',
        'interdire',
        'interdit',
        'permis',
        'garder',
        'avoir',
      ],
    ],
    says: 'It depends on the province. In Ontario a no-pets line in a lease has no force, unless the building is a condominium with its own rule. In most others, such as Québec, the lease may ban pets.',
    authority: {
      title:
        'Residential Tenancies Act, 2006 (Ontario), and the tenancy laws of the other provinces',
      provision: 'section 14 (no-pet terms are void)',
      url: 'https://www.ontario.ca/laws/statute/06r17',
      inForceFrom: '2007-01-31',
    },
  },
]
