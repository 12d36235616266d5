/** Letters on data that others may have seen. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const DSG = {
  title: 'Datenschutzgesetz (DSG) / Loi sur la protection des données (LPD)',
  url: 'https://www.fedlex.admin.ch/eli/cc/2022/491/de',
}

const LEAK: Test = {
  says: [
    'datenleck',
    'datenpanne',
    'datenschutzverletzung',
    'cyberangriff',
    'fuite de données',
    'violation de la sécurité des données',
    'cyberattaque',
    'fuga di dati',
    'data breach',
  ],
}

export const DATA_LEAK: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.data.reality',
    kind: 'fact',
    kinds: ['OTHER'],
    rank: 8,
    slot: 'reality_check',
    when: { all: [LEAK] },
    says: 'They tell you that others may have seen your data. You owe nothing. Act now, so that no one can misuse it.',
    authority: { ...DSG, provision: 'Art. 24 und 25', inForceFrom: '2023-09-01' },
  },
  {
    ...BASE,
    id: 'ch.data.step-first',
    kind: 'step',
    kinds: ['OTHER'],
    rank: 8,
    list: 'first',
    when: { all: [LEAK] },
    says: 'Change the password there, and wherever you used the same one. Open the site yourself, not by a link. Watch your bank account.',
    authority: { ...DSG, provision: 'Art. 24 und 25', inForceFrom: '2023-09-01' },
  },
  {
    ...BASE,
    id: 'ch.data.right-told',
    kind: 'right',
    kinds: ['OTHER', 'ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 8,
    when: { all: [LEAK] },
    says: 'After a data leak you can ask the firm which of your data it holds and what was lost. It must answer for free, mostly within 30 days.',
    authority: { ...DSG, provision: 'Art. 24, 25 und 32', inForceFrom: '2023-09-01' },
  },
]
