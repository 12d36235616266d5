/** A decision of the council about a homeless person. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const HOMELESS_SAID: Test = {
  says: [
    'homeless',
    'homelessness',
    'main housing duty',
    'housing duty',
    'intentionally homeless',
    'temporary accommodation',
  ],
}
const DECIDED_SAID: Test = {
  says: [
    'decision',
    'review',
    'priority need',
    'refused',
    'turned down',
    'not eligible',
    'do not owe',
    'discharge',
  ],
}

const HOMELESS_LAW: Authority = {
  title: 'Housing Act 1996',
  provision:
    'Part 7, sections 184, 188 to 191, 202 and 204 (decision, priority need, homeless on purpose, review, appeal)',
  url: 'https://www.legislation.gov.uk/ukpga/1996/52/section/202',
  inForceFrom: '2018-04-03',
}
const HOMELESS_WALES_LAW: Authority = {
  title: 'Housing (Wales) Act 2014',
  provision: 'sections 63, 66, 75 and 85 (homeless people: duties and review)',
  url: 'https://www.legislation.gov.uk/anaw/2014/7/section/85',
  inForceFrom: '2015-04-27',
}
const HOMELESS_SCOTLAND_LAW: Authority = {
  title: 'Housing (Scotland) Act 1987',
  provision: 'sections 29, 30, 31 and 35A (homeless people: duties and review)',
  url: 'https://www.legislation.gov.uk/ukpga/1987/26/section/35A',
  inForceFrom: '2002-09-30',
}

const HOMELESS_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [HOMELESS_SAID, DECIDED_SAID] },
} satisfies Partial<Rule>

const HOMELESS_LETTER_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER'],
  when: { all: [HOMELESS_SAID, DECIDED_SAID] },
} satisfies Partial<Rule>

const HOMELESS_WALES_ROW = {
  ...CHECKED,
  nations: ['wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [HOMELESS_SAID, DECIDED_SAID] },
} satisfies Partial<Rule>

const HOMELESS_SCOTLAND_ROW = {
  ...CHECKED,
  nations: ['scotland'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [HOMELESS_SAID, DECIDED_SAID] },
} satisfies Partial<Rule>

export const HOMELESS_DECISION: readonly Rule[] = [
  {
    ...HOMELESS_LETTER_ROW,
    id: 'gb.homeless.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The council tells you what it will do, or not do, about your homelessness. You can ask it to look again.',
    authority: HOMELESS_LAW,
  },
  {
    ...HOMELESS_ROW,
    id: 'gb.homeless.right-review',
    kind: 'right',
    rank: 5,
    says: 'Ask for a review within 21 days. After that you can appeal to the county court within 21 days if they got the law wrong.',
    authority: HOMELESS_LAW,
  },
  {
    ...HOMELESS_ROW,
    id: 'gb.homeless.right-stay',
    kind: 'right',
    rank: 6,
    says: 'Ask the council to house you until the review is decided. It can do so, and must look at your reasons.',
    authority: HOMELESS_LAW,
  },
  {
    ...HOMELESS_LETTER_ROW,
    id: 'gb.homeless.step',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Get advice from Shelter or a solicitor today; it can be free. Send proof from a doctor of what you cannot cope with.',
    authority: HOMELESS_LAW,
  },
  {
    ...HOMELESS_WALES_ROW,
    id: 'gb.homeless.wales',
    kind: 'right',
    rank: 5,
    says: 'Ask for a review within 21 days. Ask the council to house you until it is decided.',
    authority: HOMELESS_WALES_LAW,
  },
  {
    ...HOMELESS_SCOTLAND_ROW,
    id: 'gb.homeless.scotland',
    kind: 'right',
    rank: 5,
    says: 'Ask for a review within 21 days. In Scotland everyone who is homeless has a right to a place to stay for now.',
    authority: HOMELESS_SCOTLAND_LAW,
  },
]
