/** Care homes (EHPAD): how much the price may rise. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const HOME: Test = {
  says: [
    'ehpad',
    'maison de retraite',
    'résidence autonomie',
    'tarif hébergement',
    "journée d'hébergement",
    "prix d'hébergement",
  ],
}

const BASE = {
  country: 'fr',
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'UTILITY_BILL_DEMAND'],
  topics: ['consumer', 'housing'],
  when: { any: [HOME] },
  checkedOn: '2026-11-21',
  checkBy: '2026-12-31',
} satisfies Partial<Rule>

export const CARE_HOME: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.care-home.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    kinds: ['OTHER'],
    says: 'The care home tells you a new price.',
    authority: {
      title: "Code de l'action sociale et des familles (CASF)",
      provision: 'articles L. 342-2 et L. 342-3',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074069/',
      inForceFrom: '2016-07-01',
    },
  },
  {
    ...BASE,
    id: 'fr.care-home.right-cap',
    kind: 'right',
    rank: 3,
    says: 'For people already there the price may rise only once a year, within a rate that the State fixes each January. Homes with places for social aid follow the department.',
    authority: {
      title: "Code de l'action sociale et des familles (CASF)",
      provision: 'articles L. 342-3 et L. 342-4',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074069/',
      inForceFrom: '2016-07-01',
    },
  },
  {
    ...BASE,
    id: 'fr.care-home.right-rate',
    kind: 'right',
    rank: 4,
    says: 'For 2026 that rate is 0.86%. Ask what rate they use for 2027.',
    authority: {
      title: 'Arrêté du 24 décembre 2025 (hébergement des personnes âgées)',
      provision: 'article 1 (0,86 % pour 2026)',
      url: 'https://www.legifrance.gouv.fr/',
      inForceFrom: '2026-01-01',
      inForceTo: '2026-12-31',
    },
  },
  {
    ...BASE,
    id: 'fr.care-home.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Ask in writing for the rate and the contract clause. Tell the residents’ council (conseil de la vie sociale). Report a higher rise on SignalConso.',
    authority: {
      title: "Code de l'action sociale et des familles (CASF)",
      provision: 'articles L. 342-2 et L. 342-3',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074069/',
      inForceFrom: '2016-07-01',
    },
  },
  {
    ...BASE,
    id: 'fr.care-home.option',
    checkedOn: '2026-11-23',
    kind: 'option',
    option: 'dispute',
    rank: 5,
    says: 'Contest the rise, then go to the free mediator of the home.',
    title: 'Contest the rise',
    cost: 'Free.',
    time: 'Some weeks.',
    risk: 'None.',
    bestFor: 'It is above the rate.',
    authority: {
      title: 'Code de la consommation',
      provision: 'article L. 612-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565/',
      inForceFrom: '2016-07-01',
    },
  },
]
