/** A request for a copy of one's own data. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

const CHECKED = { country: 'ie', checkedOn: '2026-11-21', checkBy: '2027-11-15' } as const

const ACCESS_SAID: Test = {
  says: [
    'subject access request',
    'subject access',
    'data subject access',
    'copy of my data',
    'copy of your data',
    'access request',
  ],
}
const COPY_LAW: Authority = {
  title: 'General Data Protection Regulation (EU) 2016/679',
  provision:
    'articles 12 and 15, with Data Protection Act 2018, sections 60 and 108 (copy of your data)',
  url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  inForceFrom: '2018-05-25',
}
const ACCESS_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'INSURANCE_DECISION'],
  when: { all: [ACCESS_SAID] },
} satisfies Partial<Rule>

const ACCESS_LETTER_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'INSURANCE_DECISION'],
  when: { all: [ACCESS_SAID] },
} satisfies Partial<Rule>

export const DATA_COPY: readonly Rule[] = [
  {
    ...ACCESS_ROW,
    id: 'ie.data-copy.right',
    kind: 'right',
    rank: 5,
    says: 'You can have a copy of your data, free, within one month. For a hard case they can take two months more. They may check who you are, but not ask too much.',
    authority: COPY_LAW,
  },
  {
    ...ACCESS_LETTER_ROW,
    id: 'ie.data-copy.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'They answer your request for a copy of your personal data.',
    authority: COPY_LAW,
  },
  {
    ...ACCESS_LETTER_ROW,
    id: 'ie.data-copy.step',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Write back: ask which rule they rely on, and for all that is not about others. Then complain to the Data Protection Commission, free.',
    authority: COPY_LAW,
  },
]
