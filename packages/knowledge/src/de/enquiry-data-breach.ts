/** Questions about lost or stolen data. `asks` holds the words people type, in German and English. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const GDPR = {
  title: 'Datenschutz-Grundverordnung (DSGVO)',
  url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  inForceFrom: '2018-05-25',
}

const BREACH: Test = {
  says: [
    'datenleck',
    'datenpanne',
    'datenschutzvorfall',
    'daten gestohlen',
    'meine daten',
    'gestohlen wurden',
    'geleakt',
    'daten wurden gestohlen',
    'daten gestohlen wurden',
    'daten gehackt',
    'daten wurden gehackt',
    'daten geklaut',
    'data breach',
    'data leak',
  ],
}

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_DATA_BREACH: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-data.breach',
    kind: 'answer',
    verdict: 'do_this',
    rank: 6,
    asks: [
      [
        'datenleck',
        'datenpanne',
        'datenschutzvorfall',
        'daten gestohlen',
        'daten wurden gestohlen',
        'daten gestohlen wurden',
        'daten gehackt',
        'daten wurden gehackt',
        'daten geklaut',
        'meine daten',
        'data breach',
        'data leak',
        'my data',
      ],
      [
        'schadensersatz',
        'schadenersatz',
        'was soll',
        'was kann',
        'was tun',
        'was mache',
        'was nun',
        'was muss',
        'gestohlen',
        'gehackt',
        'compensation',
        'what can',
        'what do',
        'was machen',
        'veröffentlicht',
        'im darknet',
        'bekomme ich geld',
        'anspruch',
        'betroffen',
      ],
    ],
    says: 'Change your passwords and watch your bank account. Ask the firm what was taken. Loss of control over your data can count as damage, even with no misuse. You must show that it hit you.',
    authority: { ...GDPR, provision: 'Art. 34 und 82 DSGVO; BGH 18.11.2024 - VI ZR 10/24' },
  },
  {
    ...BASE,
    id: 'de.ask-data.right-know',
    kind: 'right',
    rank: 6,
    when: { any: [BREACH] },
    says: 'You can ask for a free copy of your data. The firm must answer within one month. If not, complain for free to the data protection office.',
    authority: { ...GDPR, provision: 'Art. 12, 15 und 77 DSGVO' },
  },
]
