/** Decisions of the public health and pension funds (CPAM, CARSAT, MSA), which are no insurers. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { LAW } from './law-tax-and-benefits.ts'

/** The rows on private insurers are not true of these letters. */
export const HEALTH_FUND: Test = {
  says: [
    'cpam',
    "caisse primaire d'assurance maladie",
    'caisse primaire d’assurance maladie',
    "l'assurance maladie",
    'l’assurance maladie',
    'carsat',
    'mutualité sociale agricole',
  ],
}
const FUND = {
  country: 'fr',
  kinds: ['INSURANCE_DECISION', 'OTHER'],
  topics: ['general', 'debt'],
  when: {
    all: [
      HEALTH_FUND,
      {
        says: [
          'refus',
          'refusé',
          'refusée',
          'refuser',
          'rejet',
          'rejetée',
          'ne peut pas être pris en charge',
          'commission de recours amiable',
          'contester',
          'ne sera pas indemnisé',
          'ne sera pas pris en charge',
          'ne pouvons pas prendre en charge',
        ],
      },
    ],
  },
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const SICK_NOTE: Test = {
  says: ['arrêt de travail', "avis d'arrêt", 'avis d’arrêt', 'indemnités journalières'],
}
const LATE: Test = {
  says: [
    'retard',
    'trop tard',
    'tardif',
    'tardive',
    'tardivement',
    'hors délai',
    '48 heures',
    'deux jours',
    'parvenu après',
    'après la fin',
    'au-delà du délai',
  ],
}

export const HEALTH_FUND_ROWS: readonly Rule[] = [
  {
    ...FUND,
    id: 'fr.fund.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'A public fund refuses something, or changes what it pays.',
    authority: LAW.benefitAppeal,
  },
  {
    ...FUND,
    id: 'fr.fund.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'A refusal is not the end. The first appeal is free and needs only a letter.',
    authority: LAW.benefitAppeal,
  },
  {
    ...FUND,
    id: 'fr.fund.right-appeal',
    kind: 'right',
    rank: 5,
    says: 'You have two months to write to the appeals board (commission de recours amiable). For a medical reason it is the medical board (CMRA).',
    authority: LAW.fundAppeal,
  },
  {
    ...FUND,
    id: 'fr.fund.right-court',
    kind: 'right',
    rank: 8,
    says: 'No answer in two months is a no; from the medical board (CMRA) it takes four. Then you have two months for the social court (pôle social). You need no lawyer.',
    authority: LAW.fundCourt,
    checkedOn: '2026-11-22',
  },
  {
    ...FUND,
    id: 'fr.fund.step-write',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Write that you contest the decision, with its date and your number. Add a letter of your doctor and send it registered.',
    authority: LAW.fundAppeal,
  },
  {
    ...FUND,
    id: 'fr.fund.option-appeal',
    kind: 'option',
    option: 'appeal',
    rank: 5,
    title: 'Contest the decision',
    cost: 'Free',
    time: 'Two months',
    risk: 'None.',
    bestFor: 'You disagree with the reason.',
    says: 'Say in your own words why it is wrong, and ask for the decision to be changed.',
    authority: LAW.fundAppeal,
  },
  {
    ...FUND,
    id: 'fr.fund.right-late-note',
    kind: 'right',
    rank: 6,
    when: { all: [HEALTH_FUND, SICK_NOTE, LATE] },
    says: 'A first sick note sent late brings only a warning. A second one within 24 months halves the pay. If it came after the sick leave, they can refuse it. Being in hospital, or truly unable to send it, excuses you.',
    authority: {
      title: 'Code de la sécurité sociale (CSS)',
      provision: 'articles R. 321-2, D. 323-2 et R. 323-12',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073189/',
      inForceFrom: '2004-12-30',
    },
    checkedOn: '2026-11-22',
  },
]
