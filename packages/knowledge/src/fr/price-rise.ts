/** Notices of a higher price (hausse de tarif): energy, phone and internet, memberships, banks. */
import type { Authority, Condition, Rule, Test } from '@plainletter/contracts/rule'

import { TELECOM as PHONE } from './conditions-money.ts'
import { TELECOM_FIRM } from './conditions-sender.ts'
import { LAW } from './law-consumer.ts'

const ENERGY: readonly Test[] = [
  {
    says: [
      'kwh',
      "contrat d'électricité",
      'contrat d’électricité',
      'contrat de gaz',
      "offre d'électricité",
      'offre d’électricité',
      'offre de gaz',
      "fourniture d'électricité",
      'fourniture d’électricité',
      'fourniture de gaz',
      "prix de l'électricité",
      'prix de l’électricité',
      'prix du gaz',
      'linky',
      'prix du kwh',
    ],
  },
  { sender: ['énergie', 'energie', 'edf', 'engie', 'totalenergies', 'ekwateur', 'octopus'] },
]
const TELECOM: readonly Test[] = [PHONE, TELECOM_FIRM, { says: ['forfait', 'offre fibre', 'box'] }]
export const INSURERS: readonly Test[] = [
  {
    says: [
      'assurance',
      "contrat d'assurance",
      'contrat d’assurance',
      'mutuelle',
      'complémentaire santé',
    ],
  },
  { sender: ['assur', 'mutuelle'] },
]
export const BANK: Test = {
  says: [
    'compte bancaire',
    'compte de dépôt',
    'convention de compte',
    'tenue de compte',
    'frais bancaires',
  ],
}
const FOR_ENERGY: Condition = { any: [...ENERGY], not: [...INSURERS] }
const FOR_TELECOM: Condition = { any: [...TELECOM], not: [...ENERGY, ...INSURERS] }
/** Memberships, subscriptions and the like: no law of their own trade gives a right to leave. */
const FOR_OTHERS: Condition = { not: [...ENERGY, ...TELECOM, ...INSURERS, BANK] }

function consumer(provision: string, inForceFrom: string): Authority {
  return {
    title: 'Code de la consommation',
    provision,
    url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565/',
    inForceFrom,
  }
}
const SILENCE: Authority = {
  title: 'Code civil',
  provision: 'articles 1120 et 1193',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
  inForceFrom: '2016-10-01',
}
const DEBIT_BACK: Authority = {
  title: 'Code monétaire et financier (CMF)',
  provision: 'article L. 133-25-1',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072026/',
  inForceFrom: '2018-01-13',
}

const BASE = {
  country: 'fr',
  kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
  topics: ['consumer'],
  papers: ['price_rise'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const PRICE_RISES: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.price.reality',
    when: { not: [...INSURERS, BANK] },
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'A firm cannot raise a price as it likes. The contract or the law must allow it, and mostly you may leave instead.',
    authority: SILENCE,
  },
  {
    ...BASE,
    id: 'fr.price.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 5,
    says: 'Nothing changes today. Until the day named in the letter you pay the old price.',
    authority: SILENCE,
  },
  {
    ...BASE,
    id: 'fr.price.step-contract',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Look in your contract for three things: the clause on prices, a fixed-price time, and how to end it.',
    authority: consumer('articles L. 112-1 et L. 211-1', '2016-07-01'),
  },
  {
    ...BASE,
    id: 'fr.price.insight-fixed',
    kind: 'insight',
    severity: 'medium',
    rank: 6,
    confidence: 0.8,
    says: 'If the offer promised a fixed price for a time (prix fixe, prix bloqué), that promise binds the firm.',
    actionable: 'Compare the end of that time with the day of the rise.',
    authority: SILENCE,
  },
  {
    ...BASE,
    id: 'fr.price.option-help',
    checkedOn: '2026-11-23',
    kind: 'option',
    option: 'get_help',
    rank: 12,
    says: 'Tell SignalConso or a consumer association. After a written complaint the mediator of the trade is free.',
    title: 'Get help for free',
    cost: 'Free.',
    time: 'After your letter to the firm.',
    risk: 'None.',
    bestFor: 'The rise looks wrong or you may not leave.',
    authority: LAW.mediation,
  },
  {
    ...BASE,
    id: 'fr.price.option-object',
    when: { not: [...INSURERS, BANK] },
    kind: 'option',
    option: 'dispute',
    rank: 9,
    says: 'Write that you do not accept the rise, and ask for the clause and the reasons.',
    title: 'Say no to the higher price',
    cost: 'Free.',
    time: 'Before the rise starts.',
    risk: 'The firm may end an open contract with notice.',
    bestFor: 'You want to stay at the old price.',
    authority: SILENCE,
  },
  {
    ...BASE,
    id: 'fr.price.energy-right-end',
    checkedOn: '2026-11-23',
    when: FOR_ENERGY,
    kind: 'right',
    rank: 3,
    says: 'Because of this change you may end the contract without penalty within three months after the letter came. Not if the law itself sets the price.',
    authority: consumer('article L. 224-10', '2023-07-01'),
  },
  {
    ...BASE,
    id: 'fr.price.energy-deadline',
    checkedOn: '2026-11-23',
    when: FOR_ENERGY,
    kind: 'deadline',
    weight: 'main',
    rank: 5,
    terms: { trigger: 'letter', count: 3, unit: 'months', roll: 'none' },
    example: {
      clause: 'Code de la consommation L. 224-10',
      trigger: '2026-11-16',
      result: '2027-02-16',
    },
    says: 'The three months run from the day this letter came. The day shown counts from its date, to be safe.',
    action: 'End the contract because of the rise, if you want to leave',
    consequence: 'You can still change supplier, but you accept the new price until then.',
    authority: consumer('article L. 224-10', '2023-07-01'),
  },
  {
    ...BASE,
    id: 'fr.price.energy-right-told',
    checkedOn: '2026-11-23',
    when: FOR_ENERGY,
    kind: 'right',
    rank: 4,
    says: 'They must tell you at least one month before, in clear words: what changes, why, and that you may leave.',
    authority: consumer('article L. 224-10', '2023-07-01'),
  },
  {
    ...BASE,
    id: 'fr.price.energy-right-any-time',
    checkedOn: '2026-11-23',
    when: FOR_ENERGY,
    kind: 'right',
    rank: 5,
    says: 'A home may change its power or gas supplier at any time. The supply is not cut, and the new firm ends the old contract.',
    authority: consumer('articles L. 224-14 et L. 224-15', '2016-07-01'),
  },
  {
    ...BASE,
    id: 'fr.price.energy-step',
    when: FOR_ENERGY,
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Compare offers on the free site of the energy ombudsman (comparateur.energie-info.fr). Do not end the old contract yourself when you change.',
    authority: LAW.energyOmbudsman,
  },
  {
    ...BASE,
    id: 'fr.price.telecom-right',
    checkedOn: '2026-11-23',
    kinds: ['OTHER'],
    when: FOR_TELECOM,
    kind: 'right',
    rank: 3,
    says: 'They must tell you one month before. You may leave without cost within four months after that notice, even in a fixed term.',
    authority: consumer('article L. 224-33', '2021-12-21'),
  },
  {
    ...BASE,
    id: 'fr.price.telecom-step',
    when: FOR_TELECOM,
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Call 3179 from your line for the RIO code. With it the new firm keeps your number and ends the old contract.',
    authority: consumer('articles L. 224-33 et L. 224-39', '2021-12-21'),
  },
  {
    ...BASE,
    id: 'fr.price.right-silence',
    when: FOR_OTHERS,
    kind: 'right',
    rank: 3,
    says: 'Your silence is mostly no yes to a higher price, even if the letter says so.',
    authority: SILENCE,
  },
  {
    ...BASE,
    id: 'fr.price.right-clause',
    when: FOR_OTHERS,
    kind: 'right',
    rank: 4,
    says: 'In a contract with a fixed term the firm may not change the price alone. In an open one it must tell you in time and let you leave.',
    authority: consumer('articles L. 212-1, R. 212-1 et R. 212-4', '2016-10-01'),
  },
  {
    ...BASE,
    id: 'fr.price.right-renewal',
    checkedOn: '2026-11-23',
    when: FOR_OTHERS,
    kind: 'right',
    rank: 5,
    says: 'Does the contract renew by itself? They must warn you one to three months before. If they did not, you may leave at any time, free.',
    authority: LAW.renewal,
  },
  {
    ...BASE,
    id: 'fr.price.step-object',
    when: FOR_OTHERS,
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Write back soon: "I do not accept the higher price." Keep proof that it arrived.',
    authority: SILENCE,
  },
  {
    ...BASE,
    id: 'fr.price.step-debit',
    when: FOR_OTHERS,
    kind: 'step',
    list: 'dispute_debt',
    rank: 7,
    says: 'Did they take more than you agreed to? Your bank can reverse a direct debit within eight weeks. Pay the old price yourself.',
    authority: DEBIT_BACK,
  },
]
