/** Questions about a rented home: pets, leaving, quiet use, and who decides, by province. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { LANDLORD, LEAVING, ENTRY } from '../english/home-words.ts'
import { ASKING_FR } from './asked-words.ts'
import { LAW } from './authority-home.ts'
import { LANDLORD_FR, ENTRY_FR } from './home-words-fr.ts'

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

const ASK_HOME = {
  country: 'ca',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

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
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.ask.moving-out',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    rank: 7,
    verdict: 'do_this',
    asks: [
      [
        'move out',
        'moving out',
        'leave my apartment',
        'end my lease',
        'end my tenancy',
        'break my lease',
        'give notice',
      ],
      ['how much notice', 'notice', 'how do i', 'do i have to give', 'early', 'before the end'],
    ],
    says: 'With a month-to-month rent, give written notice: 60 days in Ontario, one month in British Columbia and Alberta. In a fixed term ask the landlord to agree, or find someone to take it over.',
    authority: {
      title: 'Tenancy laws of the provinces',
      provision:
        'for example Residential Tenancies Act, 2006 (Ontario), sections 44, 47 and 95 to 97; Residential Tenancy Act (British Columbia), sections 34 and 45; Residential Tenancies Act (Alberta), sections 8 and 22; Civil Code of Québec, articles 1870, 1942 and 1946',
      url: 'https://www.ontario.ca/laws/statute/06r17',
      inForceFrom: '2010-01-01',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.ask.verbal-lease',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    rank: 7,
    verdict: 'yes',
    asks: [
      [
        'verbal agreement',
        'verbal lease',
        'oral agreement',
        'no written lease',
        'no lease',
        'never signed a lease',
        'month to month',
        'bail verbal',
      ],
      ['landlord', 'legal', 'rights', 'valid', 'my rent', 'tenant', 'propriétaire'],
    ],
    says: 'Yes, it counts. The tenancy law protects you with a spoken agreement too, with the same rules on notice, rent and deposits. Keep proof of each payment.',
    authority: {
      title: 'Tenancy laws of the provinces',
      provision:
        'for example Residential Tenancies Act (Alberta), section 1; Residential Tenancies Act, 2006 (Ontario), section 2; Residential Tenancy Act (British Columbia), section 1; Civil Code of Québec, article 1894',
      url: 'https://www.ontario.ca/laws/statute/06r17',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...ASK_HOME,
    id: 'ca.ask.entry',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [
      [...ENTRY, ...ENTRY_FR],
      [...LANDLORD, ...LANDLORD_FR],
      [...ASKING, ...ASKING_FR],
    ],
    dependsOn: 'the reason, and if there is an emergency',
    says: 'In most cases your landlord needs your consent or 24 hours of written notice with a reason. An emergency is different.',
    authority: LAW.housing,
  },
  {
    ...ASK_HOME,
    id: 'ca.ask.leaving',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [
      [
        ...LEAVING,
        'casser mon bail',
        'briser mon bail',
        'résilier mon bail',
        'céder mon bail',
        'sous-louer',
        'quitter avant la fin',
        'partir avant la fin',
      ],
      [
        ...ASKING,
        'lease',
        'flat',
        'apartment',
        'landlord',
        'bail',
        'emploi',
        'puis-je',
        'peux tu',
        'comment',
        'avant la fin',
        'est-ce que',
      ],
    ],
    rank: 20,
    dependsOn: 'your province and the kind of lease',
    says: 'For a monthly lease you give one or two months of notice, by province. A fixed term binds you, unless you agree an end, pass the lease on or have a reason in law.',
    authority: LAW.housing,
  },
]
