/** Insurance contracts: a dearer premium, the yearly notice, leaving after one year. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { PREMIUM_DEMAND } from './late-premium.ts'

const NOTICE: Test = {
  says: [
    "avis d'échéance",
    'avis d’échéance',
    'votre cotisation',
    'nouvelle cotisation',
    'cotisation passe',
    'augmentation de votre cotisation',
    'augmentation de cotisation',
    'tarif évolue',
  ],
}

const INSURANCE: Test = {
  says: [
    'assurance',
    'contrat d’assurance',
    "contrat d'assurance",
    'assurance habitation',
    'assurance auto',
    'mutuelle',
    'complémentaire santé',
  ],
}

const BASE = {
  country: 'fr',
  kinds: ['OTHER', 'INSURANCE_DECISION', 'CONSUMER_CONTRACT_DISPUTE'],
  topics: ['consumer'],
  when: { all: [NOTICE, INSURANCE], not: [PREMIUM_DEMAND] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const INSURANCE_CONTRACT: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.insurance.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 6,
    says: 'Your insurer tells you the price of the next year.',
    authority: {
      title: 'Code des assurances',
      provision: 'article L. 113-15-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073984/',
      inForceFrom: '2016-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.insurance.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 6,
    says: 'You need not stay. After the first year you can change most insurance at any time.',
    authority: {
      title: 'Code des assurances',
      provision: 'articles L. 113-15-1 et L. 113-15-2',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073984/',
      inForceFrom: '2020-12-01',
    },
  },
  {
    ...BASE,
    id: 'fr.insurance.right-year',
    kind: 'right',
    rank: 3,
    says: 'After one year you can end car, home and health cover at any time, for free. It ends one month after your letter.',
    authority: {
      title: 'Code des assurances',
      provision: 'articles L. 113-15-2 et R. 113-11',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073984/',
      inForceFrom: '2020-12-01',
    },
  },
  {
    ...BASE,
    id: 'fr.insurance.right-notice',
    kind: 'right',
    rank: 4,
    says: 'They must tell you of the last day to leave, at least 15 days ahead. If it comes later, you have 20 days from its sending.',
    authority: {
      title: 'Code des assurances',
      provision: 'article L. 113-15-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073984/',
      inForceFrom: '2016-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.insurance.step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Compare prices. For car and home let the new insurer end the old contract, so that you are never without cover.',
    authority: {
      title: 'Code des assurances',
      provision: 'articles L. 113-14 et L. 113-15-2',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073984/',
      inForceFrom: '2023-06-01',
    },
  },
  {
    ...BASE,
    id: 'fr.insurance.option',
    kind: 'option',
    option: 'negotiate',
    rank: 10,
    says: 'Ask for a lower price, or leave online or by letter.',
    title: 'Ask for less or change',
    cost: 'Free.',
    time: 'One month.',
    risk: 'A gap without cover.',
    bestFor: 'The price rises much.',
    authority: {
      title: 'Code des assurances',
      provision: 'articles L. 113-14 et L. 113-15-2',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073984/',
      inForceFrom: '2023-06-01',
    },
  },
]
