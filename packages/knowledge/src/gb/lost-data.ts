/** Letters that say personal data was lost, and questions about one. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const BREACH_SAID: Test = {
  says: [
    'data breach',
    'personal data breach',
    'data incident',
    'data security incident',
    'security incident',
    'cyber incident',
    'cyber security incident',
    'cyber attack',
    'cyber-attack',
    'cyberattack',
    'unauthorised access',
    'unauthorised third party',
    'ransomware',
    'data was stolen',
    'data was leaked',
    'data has been leaked',
    'security breach',
    'privacy breach',
    'privacy incident',
    'cybersecurity incident',
    'unauthorised person',
    'unauthorised party',
  ],
}
const DATA_SAID: Test = { says: ['data', 'personal information', 'details', 'files', 'records'] }

const TOLD_LAW: Authority = {
  title: 'UK General Data Protection Regulation',
  provision: 'Articles 33 and 34 (breach notices), with Data Protection Act 2018',
  url: 'https://www.legislation.gov.uk/eur/2016/679/article/34',
  inForceFrom: '2020-12-31',
}
const DAMAGES_LAW: Authority = {
  title: 'Data Protection Act 2018',
  provision: 'sections 165 and 168 (complaint, compensation), with UK GDPR, Articles 77 and 82',
  url: 'https://www.legislation.gov.uk/ukpga/2018/12/section/168',
  inForceFrom: '2018-05-25',
}

const BREACH_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  papers: ['data_breach'],
  when: { all: [BREACH_SAID, DATA_SAID] },
} satisfies Partial<Rule>

const BREACH_LETTER_ROW = {
  ...CHECKED,
  kinds: ['OTHER'],
  papers: ['data_breach'],
  when: { all: [BREACH_SAID, DATA_SAID] },
} satisfies Partial<Rule>

export const LOST_DATA: readonly Rule[] = [
  {
    ...BREACH_LETTER_ROW,
    id: 'gb.breach.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'They tell you that others may have seen your personal data. You owe nothing. Protect yourself.',
    authority: TOLD_LAW,
  },
  {
    ...BREACH_ROW,
    id: 'gb.breach.right-told',
    kind: 'right',
    rank: 6,
    says: 'They must tell you without delay when the risk to you is high: what happened, what may follow and whom to ask.',
    authority: TOLD_LAW,
  },
  {
    ...BREACH_ROW,
    id: 'gb.breach.right-complain',
    kind: 'right',
    rank: 7,
    says: "Complain to them first. Then you can complain for free to the Information Commissioner's Office.",
    authority: DAMAGES_LAW,
  },
  {
    ...BREACH_ROW,
    id: 'gb.breach.right-damages',
    kind: 'right',
    rank: 8,
    says: 'You can claim money for loss or real distress that the breach caused you. If they do not pay, a court decides.',
    authority: DAMAGES_LAW,
  },
  {
    ...BREACH_ROW,
    id: 'gb.breach.step',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Change your passwords and tell your bank. Check your credit report. Do not trust calls or links about the breach.',
    authority: TOLD_LAW,
  },
  {
    ...CHECKED,
    id: 'gb.breach.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    asks: [
      [
        'data breach',
        'personal data',
        'my data',
        'hacked',
        'cyber attack',
        'leaked',
        'leaked my',
        'sent my details',
        'sent my medical',
        'my details to',
        'my records to',
        "someone else's letter",
        'personal details',
      ],
      [
        'what can i do',
        'what should i do',
        'compensation',
        'claim',
        'worried',
        'my rights',
        'do about it',
      ],
    ],
    verdict: 'do_this',
    says: "Change your passwords and tell your bank. Complain to the firm, then to the Information Commissioner's Office, free. You can claim money for loss or real distress.",
    authority: DAMAGES_LAW,
  },
]
