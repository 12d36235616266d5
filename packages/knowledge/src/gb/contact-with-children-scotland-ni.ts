/** Contact with children after parents part, in Scotland and Northern Ireland. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { SEEING_SAID } from './contact-with-children.ts'

const CHILDREN_SCOTLAND_LAW: Authority = {
  title: 'Children (Scotland) Act 1995',
  provision: 'section 11 (orders about children)',
  url: 'https://www.legislation.gov.uk/ukpga/1995/36/section/11',
  inForceFrom: '1996-11-01',
}

const CHILDREN_NI_LAW: Authority = {
  title: 'Children (Northern Ireland) Order 1995',
  provision: 'articles 3 and 8',
  url: 'https://www.legislation.gov.uk/nisi/1995/755/article/8',
  inForceFrom: '1996-11-04',
}

const SEEING_SCOTLAND_ROW = {
  ...CHECKED,
  nations: ['scotland'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [SEEING_SAID] },
} satisfies Partial<Rule>

const SEEING_NI_ROW = {
  ...CHECKED,
  nations: ['northern_ireland'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [SEEING_SAID] },
} satisfies Partial<Rule>

const SEEING_A_CHILD_SAID: Test = {
  says: [
    'see my son',
    'see my daughter',
    'see my child',
    'see my children',
    'see my kids',
    'see the kids',
    'seeing my son',
    'seeing my daughter',
    'seeing my children',
    'contact with my',
  ],
}

const SCOTS_FATHER_LAW: Authority = {
  title: 'Family Law (Scotland) Act 2006',
  provision:
    'section 23 (fathers on the birth certificate), with Children (Scotland) Act 1995, section 11',
  url: 'https://www.legislation.gov.uk/asp/2006/2/section/23',
  inForceFrom: '2006-05-04',
}

const NI_CHILD_LAW: Authority = {
  title: 'Children (Northern Ireland) Order 1995',
  provision: 'articles 3, 7 and 8',
  url: 'https://www.legislation.gov.uk/nisi/1995/755/article/8',
  inForceFrom: '2002-04-15',
}

const SCOTS_FATHER_ROW = {
  ...CHECKED,
  nations: ['scotland'],
  kinds: ['ENQUIRY', 'OTHER'],
  when: { all: [SEEING_A_CHILD_SAID] },
} satisfies Partial<Rule>

export const CONTACT_WITH_CHILDREN_SCOTLAND_NI: readonly Rule[] = [
  {
    ...SEEING_SCOTLAND_ROW,
    id: 'gb.children.scotland',
    kind: 'right',
    rank: 6,
    says: 'You can ask the sheriff court for an order about contact or where a child lives. What is best for the child comes first.',
    authority: CHILDREN_SCOTLAND_LAW,
  },
  {
    ...SEEING_NI_ROW,
    id: 'gb.children.ni',
    kind: 'right',
    rank: 6,
    says: 'You can ask the family court for a contact or residence order. What is best for the child comes first.',
    authority: CHILDREN_NI_LAW,
  },
  {
    ...SCOTS_FATHER_ROW,
    id: 'gb.children.scotland-father',
    kind: 'right',
    rank: 7,
    says: 'A father on a birth certificate made since 4 May 2006 has parental rights, married or not. Other fathers can ask the sheriff for them.',
    authority: SCOTS_FATHER_LAW,
  },
  {
    ...CHECKED,
    nations: ['scotland'],
    id: 'gb.children.answer-scotland',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    asks: [
      [
        'see my son',
        'see my daughter',
        'see my child',
        'see my children',
        'see my kids',
        'see the kids',
        'contact with my',
        'seeing my son',
        'seeing my daughter',
        'let me see',
        'access to my',
        'custody of',
      ],
      [
        'what can i do',
        'what rights',
        'rights',
        "won't let",
        'will not let',
        'not let me',
        'stop',
        'court',
        'how can i',
      ],
    ],
    verdict: 'do_this',
    says: "Try to agree, with a mediator's help. If that fails, ask the sheriff court for a contact order. What is best for the child comes first, and paying maintenance does not decide it.",
    authority: SCOTS_FATHER_LAW,
  },
  {
    ...CHECKED,
    nations: ['northern_ireland'],
    id: 'gb.children.answer-ni',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    asks: [
      [
        'see my son',
        'see my daughter',
        'see my child',
        'see my children',
        'see my kids',
        'see the kids',
        'contact with my',
        'seeing my son',
        'seeing my daughter',
        'let me see',
        'access to my',
        'custody of',
      ],
      [
        'what can i do',
        'what rights',
        'rights',
        "won't let",
        'will not let',
        'not let me',
        'stop',
        'court',
        'how can i',
      ],
    ],
    verdict: 'do_this',
    says: "Try to agree, with a mediator's help. If that fails, ask the family court for a contact order. What is best for the child comes first.",
    authority: NI_CHILD_LAW,
  },
]
