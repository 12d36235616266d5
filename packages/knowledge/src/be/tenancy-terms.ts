/** Deposit, damage at the end of a lease and repairs. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const OLD = {
  title: 'Ancien Code civil / Oud Burgerlijk Wetboek (oud BW)',
  url: 'https://www.ejustice.just.fgov.be/',
}
const DEP = {
  title:
    "Vlaams Woninghuurdecreet art. 37; décret wallon du 15 mars 2018 relatif au bail d'habitation art. 62; Code bruxellois du Logement art. 248 et 249",
  url: 'https://www.ejustice.just.fgov.be/',
}

const DEPOSIT: Test = {
  says: ['garantie locative', 'caution locative', 'huurwaarborg', 'waarborg', 'deposit'],
}
const DAMAGE: Test = {
  says: ['état des lieux', 'dégâts locatifs', 'plaatsbeschrijving', 'huurschade'],
}
const DEFECT: Test = {
  says: [
    'humidité',
    'moisissure',
    'fuite',
    'réparation',
    'réparations',
    'chauffage',
    'vocht',
    'schimmel',
    'lek',
    'herstelling',
    'herstellingen',
    'verwarming',
    'mould',
    'repairs',
  ],
}
const RENT: Test = {
  says: [
    'loyer',
    'bail',
    'bailleur',
    'locataire',
    'garantie locative',
    'caution locative',
    'huurwaarborg',
    'huurschade',
    'dégâts locatifs',
    'huur',
    'huurovereenkomst',
    'verhuurder',
    'huurder',
    'rent',
    'landlord',
    'tenant',
  ],
}

export const TENANCY_TERMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.home.right-deposit',
    kind: 'right',
    kinds: [
      'OTHER',
      'RENT_ARREARS_LETTER',
      'CONSUMER_CONTRACT_DISPUTE',
      'EVICTION_NOTICE',
      'ENQUIRY',
    ],
    topics: ['housing'],
    rank: 6,
    when: { all: [DEPOSIT, RENT] },
    says: 'A deposit must lie on a blocked account in your name. It is paid out only if you both agree in writing, or by a judgment.',
    authority: { ...DEP, provision: 'garantie locative / huurwaarborg', inForceFrom: '2019-01-01' },
  },
  {
    ...BASE,
    id: 'be.home.right-inventory',
    kind: 'right',
    kinds: [
      'OTHER',
      'RENT_ARREARS_LETTER',
      'CONSUMER_CONTRACT_DISPUTE',
      'EVICTION_NOTICE',
      'ENQUIRY',
    ],
    topics: ['housing'],
    rank: 7,
    when: { any: [DAMAGE] },
    says: 'Without a list of the state of the home at the start (état des lieux), it counts as it is now. You never pay for normal wear or age.',
    authority: {
      ...OLD,
      provision:
        'articles 1730 à 1732 et 1755; décret wallon du 15 mars 2018 art. 27; Code bruxellois du Logement art. 220',
      inForceFrom: '1991-02-28',
    },
  },
  {
    ...BASE,
    id: 'be.home.right-repair',
    kind: 'right',
    kinds: ['RENT_ARREARS_LETTER', 'OTHER', 'EVICTION_NOTICE', 'ENQUIRY'],
    topics: ['housing'],
    rank: 8,
    when: { all: [DEFECT, RENT] },
    says: 'The landlord must keep the home safe and do the big repairs. Write to them by registered letter. A justice of the peace can order it or lower the rent.',
    authority: {
      ...OLD,
      provision:
        'articles 1719 à 1721; Vlaams Woninghuurdecreet art. 12 en 25 tot 28; Code bruxellois du Logement art. 4 et 219',
      inForceFrom: '1991-02-28',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'be.home.right-no-entry-report',
    kind: 'right',
    kinds: ['OTHER', 'ENQUIRY'],
    topics: ['housing'],
    rank: 7,
    when: { all: [DEPOSIT] },
    says: 'Was no detailed report of the start made? Then you are taken to give the home back as you got it. The landlord must prove that you did the damage.',
    authority: {
      ...OLD,
      provision:
        'article 1731; Woninghuurdecreet artikel 9; décret wallon du 15 mars 2018 relatif au bail d’habitation articles 27 et 28',
      inForceFrom: '2019-01-01',
    },
  },
]
