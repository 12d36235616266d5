/** Debts to the State, a town, a public hospital or a social fund that are collected: powers, objection, time and age. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { PUBLIC_BILL } from './conditions-office.ts'
import { BANK, COMMISSION_LETTER, TREASURY } from './conditions-sender.ts'
import { CALLED_BACK_TO_WORK } from './conditions-work.ts'
import { LAW } from './law.ts'

const CHECKED = {
  country: 'fr',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt', 'consumer'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>
const BASE = { ...CHECKED, creditor: 'public' } satisfies Partial<Rule>

const CPP = {
  title: 'Code de procédure pénale (CPP)',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
}

const FINE: Test = {
  says: [
    'amende',
    'amendes',
    'amende forfaitaire majorée',
    'contravention',
    'contraventions',
    'antai',
    'trésorerie amendes',
  ],
}
/** A bill of a town, a department, a public school or a public hospital. */
const LOCAL: Test = {
  says: [
    'commune',
    'mairie',
    'ville',
    'communauté de communes',
    'métropole',
    'cantine',
    'restauration scolaire',
    'crèche',
    'périscolaire',
    'centre hospitalier',
    'hôpital',
    'hospitalisation',
    'ehpad',
    'redevance',
  ],
}
const SOCIAL: Test = {
  says: [
    'urssaf',
    "caisse d'allocations familiales",
    'caisse d’allocations familiales',
    'caf',
    'cpam',
    "caisse primaire d'assurance maladie",
    'caisse primaire d’assurance maladie',
    'france travail',
    'pôle emploi',
    'msa',
  ],
}

const TREASURER: readonly Test[] = [
  TREASURY,
  { sender: ['trésorerie', 'trésor public', 'finances publiques'] },
]
const PUBLIC: readonly Test[] = [TREASURY, { isOfficial: true }]
/** Other rows speak of these papers. */
const TITLED: Test = {
  says: ['titre exécutoire', 'collectivité territoriale'],
}

const ROWS: readonly Rule[] = [
  {
    ...CHECKED,
    id: 'fr.state.want',
    kind: 'fact',
    rank: 12,
    slot: 'what_they_want',
    when: { any: [...TREASURER], not: [PUBLIC_BILL, SOCIAL] },
    says: 'The money is owed to the State, a town or another public body. The public treasury collects it.',
    authority: LAW.taxSatd,
  },
  {
    ...CHECKED,
    id: 'fr.state.who',
    kind: 'fact',
    rank: 12,
    slot: 'who_they_are',
    when: { any: [...TREASURER], not: [SOCIAL] },
    says: 'The public treasury (comptable public) collects for the State, towns and public hospitals. Its powers are much stronger than those of private creditors.',
    authority: LAW.taxSatd,
  },
  {
    ...CHECKED,
    id: 'fr.state.reality',
    kind: 'fact',
    rank: 12,
    slot: 'reality_check',
    when: { any: [...TREASURER], not: [SOCIAL] },
    says: 'It needs no judge. It can take money from your bank, your employer or your pension (SATD). It must tell you and name the ways to object.',
    authority: LAW.taxSatd,
  },
  {
    ...BASE,
    id: 'fr.state.local-reality',
    kind: 'fact',
    rank: 14,
    slot: 'reality_check',
    when: { any: [LOCAL], not: [...TREASURER, FINE, SOCIAL, BANK] },
    says: 'A town can make a title for its bill itself (titre exécutoire). The public treasury can then seize without a judge.',
    authority: LAW.localTitle,
  },
  {
    ...BASE,
    id: 'fr.state.social-reality',
    kind: 'fact',
    rank: 12,
    slot: 'reality_check',
    when: { any: [SOCIAL] },
    says: 'After a formal demand this office can issue an order itself (contrainte). If you do not object, the order is as strong as a judgment.',
    authority: LAW.benefitOrder,
  },
  {
    ...CHECKED,
    id: 'fr.state.rights',
    kind: 'fact',
    rank: 12,
    slot: 'your_rights',
    when: { any: [...PUBLIC], not: [BANK] },
    says: 'You may see what the debt rests on, dispute it in time and ask for a plan.',
    authority: LAW.proof,
  },
  {
    ...CHECKED,
    id: 'fr.state.know-floor',
    checkedOn: '2026-11-23',
    kind: 'fact',
    rank: 12,
    slot: 'did_you_know',
    when: { any: [...PUBLIC], not: [BANK] },
    says: 'Even the State may not take everything. Your bank must leave you a basic sum, and part of your pay is safe.',
    authority: LAW.bankFloor,
  },
  {
    ...CHECKED,
    id: 'fr.state.right-seizure',
    kind: 'right',
    rank: 25,
    when: { any: [...TREASURER], not: [SOCIAL] },
    says: 'Has money been taken already? You have two months to contest the seizure in writing with the office named on it.',
    authority: LAW.taxSatd,
  },
  {
    ...BASE,
    id: 'fr.state.right-local',
    kind: 'right',
    rank: 12,
    when: { any: [LOCAL], not: [FINE, SOCIAL, PUBLIC_BILL, TITLED, BANK] },
    says: 'You can dispute the bill of a town or public hospital in court within two months after you got it. Collection then stops.',
    authority: LAW.localTitle,
  },
  {
    ...BASE,
    id: 'fr.state.right-local-years',
    kind: 'right',
    rank: 30,
    when: { any: [LOCAL], not: [FINE, SOCIAL, PUBLIC_BILL, TITLED, BANK] },
    says: 'The treasury has four years to collect the bill of a town or public hospital. Each step of collection starts them again.',
    authority: LAW.localTitle,
  },
  {
    ...BASE,
    id: 'fr.state.right-fine',
    kind: 'right',
    rank: 12,
    when: { any: [FINE], not: [SOCIAL] },
    says: 'You can contest a raised fine within 30 days after its notice was sent. If you never knew of the fine, you can often still do so.',
    authority: LAW.fineThirty,
  },
  {
    ...BASE,
    id: 'fr.state.right-fine-time',
    kind: 'right',
    rank: 14,
    when: { any: [FINE], not: [SOCIAL] },
    says: 'Short of money? Ask the treasury office for time, or to let part of the raised fine go. Give your reasons and proof.',
    authority: { ...CPP, provision: 'article 530-4', inForceFrom: '2012-01-01' },
  },
  {
    ...BASE,
    id: 'fr.state.right-fine-years',
    kind: 'right',
    rank: 30,
    when: { any: [FINE], not: [SOCIAL] },
    says: 'The fine for a minor offence (contravention) becomes too old after three years. Each step of collection starts them again.',
    authority: {
      title: 'Code pénal',
      provision: 'article 133-4, et Code de procédure pénale, article 707-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070719/',
      inForceFrom: '2017-03-01',
    },
  },
  {
    ...BASE,
    id: 'fr.state.right-social',
    kind: 'right',
    rank: 12,
    when: { any: [SOCIAL] },
    says: 'If an order (contrainte) comes, object at the court named in it within 15 days. Give your reasons and add the order.',
    authority: LAW.benefitOrder,
  },
  {
    ...CHECKED,
    id: 'fr.state.step-title',
    kind: 'step',
    rank: 20,
    list: 'first',
    when: { any: [...PUBLIC], not: [BANK] },
    says: 'Ask in writing for a copy of the bill, decision or order, and for a count. Look for its date and the time to object.',
    authority: LAW.proof,
  },
  {
    ...CHECKED,
    id: 'fr.state.step-time',
    kind: 'step',
    rank: 30,
    list: 'first',
    when: { any: [...PUBLIC], not: [BANK] },
    says: 'Cannot pay at once? Write to the office before its date. Offer a monthly sum and show your income and rent.',
    authority: {
      title: 'Service-Public.gouv.fr',
      provision: 'difficultés de paiement : demander un délai au comptable public ou à la caisse',
      url: 'https://www.service-public.gouv.fr/',
      inForceFrom: '2019-01-01',
    },
  },
]

/** The commission for over-indebted people collects nothing, and a demand to come back to work is no debt. */
export const PUBLIC_DEBTS: readonly Rule[] = ROWS.map((row) => ({
  ...row,
  when: { ...row.when, not: [...(row.when?.not ?? []), COMMISSION_LETTER, CALLED_BACK_TO_WORK] },
}))
