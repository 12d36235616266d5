/** Debts to the State, a town or another public body that are collected: their own titles, objection, time. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { PUBLIC_ORDER } from './conditions.ts'
import { LAW } from './law.ts'

const CHECKED = {
  country: 'be',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt', 'consumer'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>
const BASE = { ...CHECKED, creditor: 'public' } satisfies Partial<Rule>

/** An undisputed debt to a town: Flanders, Wallonia, Brussels. */
const TOWN_ORDER = {
  title:
    'Decreet over het lokaal bestuur (DLB) ; Code de la démocratie locale (CDLD) ; Nouvelle loi communale (Bruxelles)',
  provision: 'DLB artikel 177, 2° ; CDLD article L1124-40 ; NLC article 137bis',
  url: 'https://lokaalbestuur.vlaanderen.be/faq/financiering/hoe-wordt-er-tewerk-gegaan-als-de-financieel-directeur-een-dwangbevel-uitvaardigt-als-bedoeld-in',
  inForceFrom: '2019-01-01',
}
const TOWN_OBJECTION = {
  title: 'Les pouvoirs locaux en Wallonie : réclamation contre une redevance communale',
  provision: 'CDLD article L1124-40 (dette certaine) ; DLB artikel 177, 2° (onbetwist)',
  url: 'https://interieur.wallonie.be/demarche/146610',
  inForceFrom: '2019-01-01',
}
const FEDERAL_TITLE = {
  title: 'Code du recouvrement amiable et forcé des créances fiscales et non fiscales (CRAF, WMGI)',
  provision:
    'registre de perception et recouvrement, sommation de payer, saisie-arrêt simplifiée (circulaire 2024/C/11)',
  url: 'https://finances.belgium.be/',
  inForceFrom: '2020-01-01',
}
const FEDERAL_PLAN = {
  title: 'SPF Finances / FOD Financiën',
  provision: 'difficultés de paiement, plan de paiement / afbetalingsplan',
  url: 'https://finances.belgium.be/fr/particuliers/declaration_impot/payer_ou_etre_rembourse/difficultes_paiement',
  inForceFrom: '2020-01-01',
}

const FEDERAL: Test = {
  says: [
    'spf finances',
    'fod financiën',
    'team recouvrement',
    'team invordering',
    'recouvrement non fiscal',
    'niet-fiscale invordering',
    'administration générale de la perception et du recouvrement',
    'algemene administratie van de inning en de invordering',
    'registre de perception et recouvrement',
    'innings- en invorderingsregister',
  ],
}
const LOCAL: Test = {
  says: [
    'commune',
    'communal',
    'communale',
    'communales',
    'administration communale',
    'ville de',
    'cpas',
    'stad',
    'stadsbestuur',
    'gemeente',
    'gemeentelijk',
    'gemeentelijke',
    'gemeentebestuur',
    'ocmw',
    'financieel directeur',
    'directeur financier',
    'receveur communal',
  ],
}

export const PUBLIC_DEBTS: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.state.want',
    kind: 'fact',
    rank: 12,
    slot: 'what_they_want',
    says: 'The money is owed to the State, a town or another public body. It has powers of its own.',
    authority: LAW.proof,
  },
  {
    ...BASE,
    id: 'be.state.who-federal',
    kind: 'fact',
    rank: 12,
    slot: 'who_they_are',
    when: { any: [FEDERAL] },
    says: 'The federal tax office (SPF Finances, FOD Financiën) collects taxes, fines and other debts for the State. Its powers are stronger than those of private creditors.',
    authority: FEDERAL_TITLE,
  },
  {
    ...BASE,
    id: 'be.state.who-local',
    kind: 'fact',
    rank: 14,
    slot: 'who_they_are',
    when: { any: [LOCAL], not: [FEDERAL] },
    says: 'A town is a public body. For some unpaid bills it can write its own order to pay.',
    authority: TOWN_ORDER,
  },
  {
    ...BASE,
    id: 'be.state.reality-federal',
    kind: 'fact',
    rank: 12,
    slot: 'reality_check',
    when: { any: [FEDERAL] },
    says: 'It makes its own title to collect. With it, it can seize part of your pay or bank money by registered letter, without a judge.',
    authority: FEDERAL_TITLE,
  },
  {
    ...BASE,
    id: 'be.state.reality-local',
    kind: 'fact',
    rank: 14,
    slot: 'reality_check',
    when: { any: [LOCAL], not: [FEDERAL] },
    says: 'For a debt that nobody disputes, the town can issue an order itself (contrainte, dwangbevel). A bailiff can then seize with it, without a judge.',
    authority: TOWN_ORDER,
  },
  {
    ...BASE,
    id: 'be.state.not-yet-local',
    kind: 'fact',
    rank: 14,
    slot: 'cannot_happen_yet',
    when: { any: [LOCAL], not: [FEDERAL] },
    says: 'Before such an order for a bill the town must send you a demand by registered letter. The order must then be served by a bailiff.',
    authority: TOWN_ORDER,
  },
  {
    ...BASE,
    id: 'be.state.rights',
    kind: 'fact',
    rank: 12,
    slot: 'your_rights',
    says: 'You may ask what the debt rests on, dispute it with reasons and ask for a plan.',
    authority: LAW.proof,
  },
  {
    ...BASE,
    id: 'be.state.know-pay',
    kind: 'fact',
    rank: 12,
    slot: 'did_you_know',
    says: 'A part of your pay or benefit is always safe, also from the State and the town.',
    authority: LAW.wages,
  },
  {
    ...BASE,
    id: 'be.state.right-dispute',
    kind: 'right',
    rank: 12,
    when: { any: [LOCAL], not: [FEDERAL] },
    says: 'Dispute a wrong bill of the town in writing, with reasons. While your complaint is open, it may not issue an order for that bill.',
    authority: TOWN_OBJECTION,
  },
  {
    ...BASE,
    id: 'be.state.right-court',
    kind: 'right',
    rank: 14,
    when: { any: [LOCAL], not: [FEDERAL] },
    says: 'Has a bailiff served an order of the town? You can go to court against it. Get advice at once: the time can be as short as one month.',
    authority: TOWN_ORDER,
  },
  {
    ...BASE,
    id: 'be.state.right-wait',
    kind: 'right',
    rank: 12,
    when: { any: [FEDERAL] },
    says: 'Before it seizes, the tax office must mostly send a demand to pay and wait one month.',
    authority: FEDERAL_TITLE,
  },
  {
    ...BASE,
    id: 'be.state.right-plan',
    kind: 'right',
    rank: 14,
    when: { any: [FEDERAL] },
    says: 'You can ask the tax office for a plan, in most cases up to twelve months. With lasting trouble it can give up to five years.',
    authority: FEDERAL_PLAN,
  },
  {
    ...BASE,
    id: 'be.state.step-check',
    kind: 'step',
    rank: 20,
    list: 'first',
    says: 'Ask in writing for the bill or decision behind the sum. If it is wrong, dispute it now, by registered letter.',
    authority: LAW.proof,
  },
  {
    ...BASE,
    id: 'be.state.step-plan',
    kind: 'step',
    rank: 25,
    list: 'first',
    says: 'Cannot pay at once? Ask the office for a plan before its date, and offer a sum that you can keep up.',
    authority: LAW.terms,
  },
  {
    ...CHECKED,
    id: 'be.state.order-bailiff',
    kind: 'fact',
    rank: 8,
    slot: 'reality_check',
    when: { any: [PUBLIC_ORDER] },
    says: 'The letter names an order of a public body (contrainte, dwangbevel). With it a bailiff can seize without a judge. Look at once for the time to object.',
    authority: TOWN_ORDER,
  },
]
