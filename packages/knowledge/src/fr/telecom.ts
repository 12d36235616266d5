/** Phone and internet contracts: leaving early, new terms, fees, the mediator. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { TELECOM } from './conditions-money.ts'
import { TELECOM_FIRM } from './conditions-sender.ts'

const LEAVING: Test = {
  says: [
    'résiliation',
    'résilier',
    'frais de résiliation',
    'engagement',
    "période d'engagement",
    'mensualités restant dues',
  ],
}
const NEW_TERMS: Test = {
  says: [
    'augmentation',
    'évolution de votre offre',
    'modification de votre contrat',
    'nouveau tarif',
    'votre offre évolue',
    'hausse',
  ],
}

const BASE = {
  country: 'fr',
  kinds: [
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
    'UTILITY_BILL_DEMAND',
    'CONSUMER_CONTRACT_DISPUTE',
  ],
  topics: ['consumer', 'debt'],
  when: { any: [TELECOM, TELECOM_FIRM] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const TELECOM_ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.telecom.right-leave',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 5,
    when: { all: [LEAVING], any: [TELECOM, TELECOM_FIRM], not: [NEW_TERMS] },
    says: 'After the 12th month you can leave a longer contract without paying the rest. Only with a phone at a lower price may they ask up to 20% of it.',
    authority: {
      title: 'Code de la consommation',
      provision: 'article L. 224-28',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565/',
      inForceFrom: '2023-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.telecom.right-fees',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 6,
    when: { all: [LEAVING], any: [TELECOM, TELECOM_FIRM], not: [NEW_TERMS] },
    says: 'Leaving needs ten days’ notice at most. Any fee for ending must stand in the contract.',
    authority: {
      title: 'Code de la consommation',
      provision: 'articles L. 224-27, L. 224-27-1 et L. 224-39',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565/',
      inForceFrom: '2021-12-21',
    },
  },
  {
    ...BASE,
    id: 'fr.telecom.right-terms',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 6,
    when: { all: [NEW_TERMS], any: [TELECOM, TELECOM_FIRM] },
    says: 'New terms or prices must be told one month before. You can leave without cost within four months after they told you.',
    authority: {
      title: 'Code de la consommation',
      provision: 'article L. 224-33',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565/',
      inForceFrom: '2021-12-21',
    },
  },
  {
    ...BASE,
    id: 'fr.telecom.right-mediator',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 9,
    says: 'The mediator for phone and internet (mediateur-telecom.fr) is free, once the firm’s own services have answered or kept silent.',
    authority: {
      title: 'Code de la consommation',
      provision: 'articles L. 612-1 et L. 612-2',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565/',
      inForceFrom: '2016-07-01',
    },
  },
]
