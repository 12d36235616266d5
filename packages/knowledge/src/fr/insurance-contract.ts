/** Insurance contracts: a dearer premium, the yearly notice, leaving after one year. */
import type { Rule, Test } from '@plainletter/contracts/rule'

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

/** The formal demand for a premium: it decides nothing on a claim, and tells no new price. */
export const PREMIUM_DEMAND: Test = {
  says: [
    'l. 113-3',
    'l.113-3',
    'l113-3',
    'garanties seront suspendues',
    'garantie sera suspendue',
    'garanties sont suspendues',
    'suspension de vos garanties',
    'suspension des garanties',
    'suspension de la garantie',
  ],
}

/** A premium that was not paid, and cover that will stop. */
const UNPAID: readonly Test[] = [
  { says: ['cotisation', 'cotisations', 'prime'] },
  {
    says: [
      "n'est pas payée",
      'n’est pas payée',
      "n'est pas réglée",
      'n’est pas réglée',
      "n'a pas été payée",
      'n’a pas été payée',
      "n'a pas été réglée",
      'n’a pas été réglée',
      'impayée',
      'impayées',
      'non-paiement',
      'défaut de paiement',
      'sans paiement',
      'sans règlement',
    ],
  },
  {
    says: [
      'garanties',
      'garantie sera suspendue',
      "contrat d'assurance",
      'contrat d’assurance',
      'suspension de votre contrat',
      'assurance sera suspendue',
    ],
  },
]

/** The insurer itself ends the contract. */
const INSURER_ENDS: Test = {
  says: [
    'résilions votre contrat',
    'résilier votre contrat',
    'résiliation de votre contrat',
    'mettons fin à votre contrat',
  ],
}
const INSURED: Test = {
  says: ['contrat auto', 'assurance auto', 'sinistre', 'sinistres', 'accidents', 'accident'],
}

const BASE = {
  country: 'fr',
  kinds: ['OTHER', 'INSURANCE_DECISION', 'CONSUMER_CONTRACT_DISPUTE'],
  topics: ['consumer'],
  when: { all: [NOTICE, INSURANCE], not: [PREMIUM_DEMAND] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const OF_PREMIUM = {
  ...BASE,
  kinds: ['OTHER', 'INSURANCE_DECISION'],
  when: { all: [PREMIUM_DEMAND], not: [{ says: ['urssaf'] }] },
  checkedOn: '2026-11-23',
  authority: {
    title: 'Code des assurances',
    provision: 'article L. 113-3',
    url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073984/',
    inForceFrom: '2019-05-24',
  },
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
  {
    ...OF_PREMIUM,
    id: 'fr.insurance.unpaid-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'Your insurer says that a premium is not paid. This is the formal demand (mise en demeure) before your cover stops.',
  },
  {
    ...OF_PREMIUM,
    id: 'fr.insurance.unpaid-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    dayToAct: 'open',
    says: 'You are still covered for 30 days after the letter was sent. If you pay before, nothing stops.',
  },
  {
    ...OF_PREMIUM,
    id: 'fr.insurance.unpaid-over',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    dayToAct: 'over',
    says: 'The 30 days seem over, so your cover may have stopped. If the contract was not ended, it starts again at noon the day after you pay all.',
  },
  {
    ...OF_PREMIUM,
    id: 'fr.insurance.unpaid-rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 4,
    says: 'You may ask how the sum was counted, ask for small sums and go to the free insurance mediator.',
  },
  {
    ...OF_PREMIUM,
    id: 'fr.insurance.unpaid-option',
    kind: 'option',
    option: 'pay',
    rank: 5,
    says: 'Pay what is due and keep proof. If they agree to small sums, get it in writing.',
    title: 'Pay, and keep your cover',
    cost: 'The premium.',
    time: 'Before the 30 days end.',
    risk: 'Without cover you pay for any damage yourself. To drive is then a crime.',
    bestFor: 'The premium is due.',
  },
  {
    ...BASE,
    id: 'fr.insurance.unpaid-right',
    kinds: ['OTHER', 'INSURANCE_DECISION'],
    kind: 'right',
    rank: 2,
    when: { all: [...UNPAID], not: [{ says: ['urssaf'] }] },
    says: 'Your cover can stop only 30 days after a formal demand (mise en demeure). Ten days later the insurer may end the contract. Paid before, all goes on.',
    authority: {
      title: 'Code des assurances',
      provision: 'article L. 113-3',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073984/',
      inForceFrom: '1976-07-21',
    },
    checkedOn: '2026-11-22',
  },
  {
    ...BASE,
    id: 'fr.insurance.unpaid-step',
    kinds: ['OTHER', 'INSURANCE_DECISION'],
    kind: 'step',
    list: 'first',
    rank: 6,
    when: { all: [...UNPAID], not: [{ says: ['urssaf'] }] },
    says: 'Pay the premium or ask for small sums in writing before the 30 days end. If you dispute it, write to the complaints service, then to the free mediator.',
    authority: {
      title: 'Code des assurances',
      provision: 'article L. 113-3, et code de la consommation, article L. 612-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073984/',
      inForceFrom: '2016-07-01',
    },
    checkedOn: '2026-11-22',
  },
  {
    ...BASE,
    id: 'fr.insurance.ended-right',
    kinds: ['OTHER', 'INSURANCE_DECISION'],
    kind: 'right',
    rank: 3,
    when: { all: [INSURER_ENDS, INSURED] },
    says: 'After a claim an insurer may end the contract only if the contract says so, one month after it tells you. It must pay back the premium for the time left.',
    authority: {
      title: 'Code des assurances',
      provision: 'articles L. 113-12 et R. 113-10',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073984/',
      inForceFrom: '1976-07-21',
    },
    checkedOn: '2026-11-22',
  },
  {
    ...BASE,
    id: 'fr.insurance.ended-step',
    kinds: ['OTHER', 'INSURANCE_DECISION'],
    kind: 'step',
    list: 'first',
    rank: 7,
    when: { all: [INSURER_ENDS, INSURED] },
    says: 'Look for a new insurer now. For a car, cover is a duty: if you are refused, the Bureau central de tarification can make an insurer take you.',
    authority: {
      title: 'Code des assurances',
      provision: 'articles L. 211-1 et L. 212-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073984/',
      inForceFrom: '2003-08-02',
    },
    checkedOn: '2026-11-22',
  },
]
