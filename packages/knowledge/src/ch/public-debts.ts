/** Debts to offices, towns, Serafe and insurers of basic cover: rulings that count as judgments, objection, time. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { BASIC_INSURER, PAY_ORDER, PREMIUM } from './conditions.ts'
import { LAW } from './law.ts'

const CHECKED = {
  country: 'ch',
  topics: ['debt', 'consumer'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>
const BASE = {
  ...CHECKED,
  creditor: 'public',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
} satisfies Partial<Rule>

const SCHKG = {
  title: 'Bundesgesetz über Schuldbetreibung und Konkurs (SchKG) / Loi sur la poursuite (LP, LEF)',
  url: 'https://www.fedlex.admin.ch/eli/cc/11/529_488_529/de',
}
const RULING = { ...SCHKG, provision: 'Art. 79 und 80 Abs. 2', inForceFrom: '2011-01-01' }
const DEFENCE = { ...SCHKG, provision: 'Art. 81', inForceFrom: '2011-01-01' }
const FINE_LAW = {
  title: 'Strafgesetzbuch (StGB) / Code pénal (CP)',
  provision: 'Art. 35, 36 und 106',
  url: 'https://www.fedlex.admin.ch/eli/cc/54/757_781_799/de',
  inForceFrom: '2018-01-01',
}
const HEALTH_LAW = {
  title:
    'Bundesgesetz über die Krankenversicherung (KVG) / Loi sur l’assurance-maladie (LAMal), und ATSG / LPGA',
  provision: 'KVG/LAMal Art. 64a, ATSG/LPGA Art. 49, 52 und 54, SchKG/LP/LEF Art. 79',
  url: 'https://www.fedlex.admin.ch/eli/cc/1995/1328_1328_1328/de',
  inForceFrom: '2012-01-01',
}
const RADIO_LAW = {
  title: 'Bundesgesetz über Radio und Fernsehen (RTVG) / Loi sur la radio et la télévision (LRTV)',
  provision: 'Art. 68 bis 69g, und SchKG/LP/LEF Art. 79',
  url: 'https://www.fedlex.admin.ch/eli/cc/2007/150/de',
  inForceFrom: '2019-01-01',
}

const FINE: Test = {
  says: [
    'busse',
    'bussen',
    'geldstrafe',
    'strafbefehl',
    'amende',
    'amendes',
    'ordonnance pénale',
    'peine pécuniaire',
    'multa',
    'multe',
    "decreto d'accusa",
  ],
}
const TAX: Test = {
  says: [
    'steuer',
    'steuern',
    'steueramt',
    'steuerverwaltung',
    'bundessteuer',
    'impôt',
    'impôts',
    'imposta',
    'imposte',
  ],
}
const SERAFE: Test = { says: ['serafe'] }

export const PUBLIC_DEBTS: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.state.want',
    kind: 'fact',
    rank: 12,
    slot: 'what_they_want',
    says: 'The money is owed to the state, the canton, the town or another public body.',
    authority: RULING,
  },
  {
    ...BASE,
    id: 'ch.state.who',
    kind: 'fact',
    rank: 12,
    slot: 'who_they_are',
    when: { not: [PAY_ORDER] },
    says: 'This is a public office. It can often decide itself, by a ruling (Verfügung, décision), that you owe the money.',
    authority: RULING,
  },
  {
    ...BASE,
    id: 'ch.state.reality',
    kind: 'fact',
    rank: 12,
    slot: 'reality_check',
    says: 'A ruling that is final counts as a judgment. The debt office (Betreibungsamt) can then take part of your wages with no new trial.',
    authority: RULING,
  },
  {
    ...BASE,
    id: 'ch.state.not-yet',
    kind: 'fact',
    rank: 12,
    slot: 'cannot_happen_yet',
    when: { not: [PAY_ORDER] },
    says: 'First the debt office must send a payment order. You can object within ten days, but a final ruling can lift your objection.',
    authority: RULING,
  },
  {
    ...BASE,
    id: 'ch.state.rights',
    kind: 'fact',
    rank: 12,
    slot: 'your_rights',
    says: 'You can ask for the ruling, appeal against it in time, and ask for more time or instalments.',
    authority: DEFENCE,
  },
  {
    ...BASE,
    id: 'ch.state.know-minimum',
    kind: 'fact',
    rank: 12,
    slot: 'did_you_know',
    says: 'What you need to live on cannot be taken from your wages, also not for debts to the state.',
    authority: LAW.minimum,
  },
  {
    ...BASE,
    id: 'ch.state.right-defence',
    kind: 'right',
    rank: 14,
    says: 'Is the ruling final? Then you can still show that you paid, got more time or that the debt is too old.',
    authority: DEFENCE,
  },
  {
    ...BASE,
    id: 'ch.state.right-fine',
    kind: 'right',
    rank: 10,
    when: { any: [FINE] },
    says: 'Ask the office at once for instalments or more time for a fine. A fine that cannot be collected can turn into days in prison.',
    authority: FINE_LAW,
  },
  {
    ...BASE,
    id: 'ch.state.right-tax',
    kind: 'right',
    rank: 10,
    when: { any: [TAX] },
    says: 'In hardship you can ask for instalments, or to let tax go. For federal tax ask before a payment order comes: later is too late.',
    authority: {
      title:
        'Bundesgesetz über die direkte Bundessteuer (DBG) / Loi sur l’impôt fédéral direct (LIFD)',
      provision: 'Art. 166 und 167 Abs. 4',
      url: 'https://www.fedlex.admin.ch/eli/cc/1991/1184_1184_1184/de',
      inForceFrom: '2016-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.state.step-ruling',
    kind: 'step',
    rank: 12,
    list: 'first',
    says: 'Look for a ruling and its time to object, mostly 30 days. If you have none, ask the office for one that you can appeal.',
    authority: RULING,
  },
  {
    ...BASE,
    id: 'ch.state.step-time',
    kind: 'step',
    rank: 20,
    list: 'first',
    says: 'Cannot pay at once? Write to the office before its date. Offer instalments and show your budget.',
    authority: LAW.advice,
  },
  {
    ...CHECKED,
    id: 'ch.state.serafe-reality',
    kind: 'fact',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'TV_LICENCE_LETTER'],
    rank: 6,
    slot: 'reality_check',
    when: { any: [SERAFE, { sender: ['serafe'] }] },
    says: 'Serafe acts for the state. If you object to a payment order, it can lift your objection itself by a ruling. You can appeal to the BAKOM (OFCOM).',
    authority: RADIO_LAW,
  },
  {
    ...CHECKED,
    id: 'ch.state.premium-reality',
    kind: 'fact',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rank: 6,
    slot: 'reality_check',
    when: { all: [PREMIUM], any: [...BASIC_INSURER] },
    says: 'For premiums of basic cover the insurer itself can rule and lift your objection to a payment order. You have 30 days to object to its ruling.',
    authority: HEALTH_LAW,
  },
  {
    ...CHECKED,
    id: 'ch.state.premium-who',
    kind: 'fact',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rank: 6,
    slot: 'who_they_are',
    when: { all: [PREMIUM], any: [...BASIC_INSURER] },
    says: 'An insurer of basic cover is no office. But for its premiums the law lets it rule like one.',
    authority: HEALTH_LAW,
  },
]
