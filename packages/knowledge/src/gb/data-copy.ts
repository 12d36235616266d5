/** A copy of your own data, and answers that refuse it. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const ACCESS_SAID: Test = {
  says: [
    'subject access request',
    'subject access',
    'data subject access',
    'dsar',
    'copy of my data',
    'copy of your data',
    'copy of all data',
    'all data we hold',
    'personal data we hold',
    'data you hold',
  ],
}
const COPY_LAW: Authority = {
  title: 'UK General Data Protection Regulation',
  provision: 'Articles 12 and 15, with Data Protection Act 2018, section 167 and Schedule 2',
  url: 'https://www.legislation.gov.uk/eur/2016/679/article/15',
  inForceFrom: '2020-12-31',
}

const ACCESS_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [ACCESS_SAID] },
} satisfies Partial<Rule>

const ACCESS_LETTER_ROW = {
  ...CHECKED,
  kinds: ['OTHER'],
  when: { all: [ACCESS_SAID] },
} satisfies Partial<Rule>

export const DATA_COPY: readonly Rule[] = [
  {
    ...ACCESS_LETTER_ROW,
    id: 'gb.data-copy.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'They answer your request for a copy of your personal data.',
    authority: COPY_LAW,
  },
  {
    ...ACCESS_ROW,
    id: 'gb.data-copy.right-copy',
    kind: 'right',
    rank: 6,
    says: 'You can have a free copy of your data within one month, or three if it is complex. They may black out others, but must give you the rest.',
    authority: COPY_LAW,
  },
  {
    ...ACCESS_ROW,
    id: 'gb.data-copy.step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: "Write back: ask which rule they rely on, and for all that is not about others. Then complain to the Information Commissioner's Office, free. A court can order it too.",
    authority: COPY_LAW,
  },
  {
    ...CHECKED,
    id: 'gb.data-copy.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general', 'employment'],
    asks: [
      [
        'subject access request',
        'subject access',
        'copy of my data',
        'data you hold',
        'sar',
        'dsar',
        'copy of my records',
        'my medical records',
        'my records',
        'copy of my file',
        'cctv of me',
        'my personal data',
      ],
      [
        'refused',
        'refuse',
        'ignored',
        'no answer',
        'how do i',
        'how long',
        'month',
        'not replied',
        'late',
        'want',
        'get',
        "won't give",
        'wont give',
        'ask for',
      ],
    ],
    verdict: 'do_this',
    says: "They must answer within one month, or three if it is complex. Remind them in writing. Then complain to the Information Commissioner's Office, free of charge.",
    authority: COPY_LAW,
  },
]
