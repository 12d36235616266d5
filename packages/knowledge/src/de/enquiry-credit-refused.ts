/** Questions about a loan or contract that was refused because of a credit record. `asks` holds the words people type. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const GDPR = {
  title: 'Datenschutz-Grundverordnung (DSGVO)',
  url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  inForceFrom: '2018-05-25',
}

const RECORD: Test = { says: ['schufa', 'auskunftei', 'crif', 'creditreform', 'score', 'bonität'] }

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_CREDIT_REFUSED: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-credit.refused',
    kind: 'answer',
    verdict: 'do_this',
    rank: 6,
    asks: [
      [
        'kreditantrag',
        'kredit',
        'darlehen',
        'finanzierung',
        'ratenkauf',
        'handyvertrag',
        'loan',
        'credit',
      ],
      [
        'abgelehnt',
        'ablehnt',
        'lehnt',
        'verweigert',
        'keinen kredit',
        'refused',
        'denied',
        'keinen',
        'nicht bekommen',
        'bekomme kein',
        'kriege kein',
        'abgelehnter',
      ],
      ['schufa', 'score', 'warum', 'was kann', 'was tun', 'eintrag', 'bank', 'why', 'what can'],
    ],
    says: 'Ask the bank which data it used, and the credit office for your free copy. If a score alone decided, you can ask that a person looks again. Wrong entries must be put right or taken out.',
    authority: {
      ...GDPR,
      provision: 'Art. 15 bis 17 und 22 DSGVO; EuGH 7.12.2023 - C-634/21 (SCHUFA)',
    },
  },
  {
    ...BASE,
    id: 'de.ask-credit.right-correct',
    kind: 'right',
    rank: 6,
    when: { any: [RECORD] },
    says: 'Wrong data must be put right, and data kept without a reason must go. This is free. Write to the credit office and to the firm that reported it.',
    authority: { ...GDPR, provision: 'Art. 15, 16 und 17 DSGVO' },
  },
]
