/** Bills for urgent repairs at home: locksmiths, plumbers, drains. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const REPAIR: Test = {
  says: [
    'dépannage',
    'serrurier',
    'serrurerie',
    'ouverture de porte',
    'plombier',
    'plomberie',
    'débouchage',
    'chauffagiste',
    'vitrier',
    'intervention à domicile',
    "lieu de l'intervention",
    "facture d'intervention",
    'dératisation',
    'désinsectisation',
    'ramonage',
  ],
}

const BASE = {
  country: 'fr',
  kinds: [
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
    'CONSUMER_CONTRACT_DISPUTE',
    'COURT_CLAIM',
  ],
  topics: ['debt', 'consumer'],
  when: { any: [REPAIR] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const EMERGENCY_REPAIR: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.repair.right-quote',
    kind: 'right',
    rank: 4,
    says: 'Before the work they must give you a detailed quote in writing (devis), with hourly price, parts and travel. What you did not agree to can be disputed.',
    authority: {
      title: 'Arrêté du 24 janvier 2017 (dépannage, réparation et entretien)',
      provision: 'articles 2 à 5',
      url: 'https://www.economie.gouv.fr/particuliers/depannage-reparation-entretien-publicite-prix',
      inForceFrom: '2017-04-01',
    },
  },
  {
    ...BASE,
    id: 'fr.repair.right-withdraw',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 5,
    says: 'You have 14 days to withdraw from a contract made at home. Only the urgent repair that you asked for yourself is excluded, not extra work or parts.',
    authority: {
      title: 'Code de la consommation',
      provision: 'articles L. 221-18 et L. 221-28, 8°',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565/',
      inForceFrom: '2022-05-28',
    },
  },
  {
    ...BASE,
    id: 'fr.repair.right-seven-days',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 6,
    says: 'For work at home they may take no money in the first seven days, except for the urgent repair that you asked for.',
    authority: {
      title: 'Code de la consommation',
      provision: 'article L. 221-10',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565/',
      inForceFrom: '2022-05-28',
    },
  },
  {
    ...BASE,
    id: 'fr.repair.step-compare',
    kind: 'step',
    list: 'dispute_debt',
    rank: 5,
    says: 'Compare the bill with the quote, line by line. Ask two other firms for a price. Write what you accept and what not.',
    authority: {
      title: 'Arrêté du 24 janvier 2017 (dépannage, réparation et entretien)',
      provision: 'articles 2 à 5',
      url: 'https://www.economie.gouv.fr/particuliers/depannage-reparation-entretien-publicite-prix',
      inForceFrom: '2017-04-01',
    },
  },
  {
    ...BASE,
    id: 'fr.repair.option-report',
    kind: 'option',
    option: 'complain',
    rank: 30,
    says: 'Report an abusive bill on SignalConso and ask the firm’s free mediator.',
    title: 'Report and ask the mediator',
    cost: 'Free.',
    time: 'Some weeks.',
    risk: 'None.',
    bestFor: 'The price is far too high.',
    authority: {
      title: 'Code de la consommation',
      provision: 'articles L. 121-1 à L. 121-7 et L. 612-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565/',
      inForceFrom: '2016-07-01',
    },
  },
]
