/** Phone, mobile and internet: bills, cuts, changes and faults (Telekommunikationsgesetz). */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const TELECOM_WORDS: Test = {
  says: [
    'mobilfunkrechnung',
    'mobilfunkvertrag',
    'mobilfunkanschluss',
    'mobilfunktarif',
    'telefonrechnung',
    'telefonanschluss',
    'festnetz',
    'festnetzanschluss',
    'internetanschluss',
    'internetvertrag',
    'dsl',
    'dsl-anschluss',
    'glasfaser',
    'glasfaseranschluss',
    'sim-karte',
    'handyvertrag',
    'telekommunikation',
    'telekommunikationsdienste',
    'tkg',
  ],
}
const TELECOM_FIRM: Test = {
  sender: [
    'telekom',
    'vodafone',
    'telefónica',
    'telefonica',
    'congstar',
    'freenet',
    '1&1',
    'klarmobil',
    'unitymedia',
  ],
}
const TELECOM_CHANGE: Test = {
  says: ['preiserhöhung', 'preisanpassung', 'preisänderung', 'vertragsänderung', 'neuer preis'],
}
const FAULT: Test = {
  says: [
    'störung',
    'störungsmeldung',
    'entstörung',
    'ausfall',
    'techniker',
    'bandbreite',
    'geschwindigkeit',
  ],
}
const MOVE: Test = { says: ['umzug', 'umgezogen', 'umziehen', 'neue adresse', 'neuen adresse'] }

const BASE = {
  country: 'de',
  kinds: [
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
    'UTILITY_BILL_DEMAND',
    'CONSUMER_CONTRACT_DISPUTE',
  ],
  topics: ['consumer', 'debt'],
  when: { any: [TELECOM_WORDS, TELECOM_FIRM] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const TELECOM: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.telecom.right-cut',
    kind: 'right',
    rank: 6,
    says: 'They may cut your line only if you owe at least €100 and a written warning came two weeks before. Sums you disputed with reasons do not count.',
    authority: cite('tkg', '61', { provision: '§ 61 Abs. 4 TKG' }),
  },
  {
    ...BASE,
    id: 'de.telecom.right-dispute',
    kind: 'right',
    rank: 7,
    says: 'You can dispute a bill within eight weeks after it came. Then they must show each call and test the line.',
    authority: cite('tkg', '67', { provision: '§ 67 TKG' }),
  },
  {
    ...BASE,
    id: 'de.telecom.right-change',
    kind: 'right',
    rank: 8,
    when: { all: [TELECOM_CHANGE], any: [TELECOM_WORDS, TELECOM_FIRM] },
    says: 'If they change price or terms, you can end the contract without cost within three months of their notice. They must tell you a month before.',
    authority: cite('tkg', '57', { provision: '§ 57 Abs. 1 und 2 TKG' }),
  },
  {
    ...BASE,
    id: 'de.telecom.right-fault',
    kind: 'right',
    rank: 9,
    when: { all: [FAULT], any: [TELECOM_WORDS, TELECOM_FIRM] },
    says: 'A full outage of more than two days brings money: €5 or 10% of the month for days three and four, then €10 or 20%. For slow internet you can cut the price.',
    authority: cite('tkg', '58', { provision: '§§ 57 Abs. 4 und 58 Abs. 3 TKG' }),
  },
  {
    ...BASE,
    id: 'de.telecom.right-move',
    kind: 'right',
    rank: 9,
    when: { all: [MOVE], any: [TELECOM_WORDS, TELECOM_FIRM] },
    says: 'When you move, the contract moves with you. If they cannot offer it there, you may end it with one month’s notice.',
    authority: cite('tkg', '60', { provision: '§ 60 TKG' }),
  },
  {
    ...BASE,
    id: 'de.telecom.step-dispute',
    kind: 'step',
    list: 'dispute_debt',
    rank: 6,
    says: 'Is a sum wrong? Write which one and why, now. A sum you disputed in time cannot lead to a cut.',
    authority: cite('tkg', '67', { provision: '§§ 61 Abs. 4 und 67 TKG' }),
  },
  {
    ...BASE,
    id: 'de.telecom.option-arbitration',
    kind: 'option',
    option: 'complain',
    rank: 28,
    says: 'Write to the firm first. Then ask the arbitration body of the Bundesnetzagentur.',
    title: 'Free arbitration',
    cost: 'Free.',
    time: 'Some months.',
    risk: 'The firm need not accept the result.',
    bestFor: 'The firm does not listen.',
    authority: cite('tkg', '68', { provision: '§ 68 TKG' }),
  },
]
