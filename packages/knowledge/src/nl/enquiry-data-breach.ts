/** Questions about lost or stolen data. `asks` holds the words people type, in Dutch and English. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const GDPR = {
  title: 'Regulation (EU) 2016/679 (GDPR, AVG)',
  url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  inForceFrom: '2018-05-25',
}
const BREACH: Test = {
  says: [
    'datalek',
    'gegevens gelekt',
    'gegevens zijn gelekt',
    'gegevens gestolen',
    'gegevens zijn gestolen',
    'mijn gegevens',
    'data breach',
    'my data',
  ],
}
const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_DATA_BREACH: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.data-breach',
    kind: 'answer',
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'datalek',
        'gegevens gelekt',
        'gegevens zijn gelekt',
        'gegevens gestolen',
        'gegevens zijn gestolen',
        'mijn gegevens',
        'data breach',
        'my data',
      ],
      [
        'wat kan',
        'wat moet',
        'wat nu',
        'schadevergoeding',
        'gelekt',
        'gestolen',
        'gehackt',
        'compensation',
        'what can',
      ],
    ],
    says: 'Change your passwords, watch your account and trust no call or mail about it. Ask the firm which data were taken. You can ask money for real harm, and for fear of misuse too, but you must show it.',
    authority: { ...GDPR, provision: 'articles 34 and 82' },
  },
  {
    ...BASE,
    id: 'nl.ask.data-right-copy',
    kind: 'right',
    rank: 6,
    when: { any: [BREACH] },
    says: 'You can ask for a free copy of your data. The firm must answer within one month. If not, complain to the Autoriteit Persoonsgegevens.',
    authority: { ...GDPR, provision: 'articles 12, 15 and 77' },
  },
]
