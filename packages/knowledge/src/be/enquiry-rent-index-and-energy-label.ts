/** Questions about the index of the rent and the energy label. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-23',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const ENQUIRY_RENT_INDEX_AND_ENERGY_LABEL: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.rent-index-and-energy-label',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 6,
    verdict: 'it_depends',
    asks: [
      [
        'peb',
        'epc',
        'peb f',
        'peb g',
        'peb e',
        'certificat peb',
        'energielabel',
        'epc-label',
        'epc label',
        'energieprestatiecertificaat',
        'passoire énergétique',
        'energy label',
        'energy certificate',
      ],
      [
        'loyer',
        'indexation',
        'indexer',
        'indexe',
        'indexé',
        'augmenter',
        'augmente',
        'huur',
        'huurprijs',
        'indexeren',
        'indexering',
        'indexatie',
        'geïndexeerd',
        'indexeert',
        'huurindexatie',
        'verhogen',
        'verhoogt',
        'rent',
        'index',
      ],
    ],
    dependsOn: 'the region, the label and the first day of the lease',
    says: 'A poor label no longer stops the index, but it can make it smaller. Flanders: leases begun before 1 October 2022 with label D, E, F or none. Brussels: leases begun before 14 October 2022 with label E, F or G. There a correction factor applies at each rise: use the region’s calculator. Brussels also wants a registered lease and the PEB certificate. In Wallonia the freeze ended in November 2023.',
    authority: {
      title: 'Huurprijsindexatie met correctiefactoren (Vlaamse overheid) / Bruxelles Logement',
      provision: 'Vlaams Woninghuurdecreet artikel 34; Code bruxellois du Logement article 224/2',
      url: 'https://www.vlaanderen.be/bouwen-wonen-en-energie/huren-en-verhuren/huurprijs-en-huurwaarborg/huurprijsindexatie-sinds-1-oktober-2023-met-correctiefactoren',
      inForceFrom: '2023-11-01',
    },
  },
]
