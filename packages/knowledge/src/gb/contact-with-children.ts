/** Contact with children after parents part, in each nation. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const SEEING_SAID: Test = {
  says: [
    'see my children',
    'see my kids',
    'see my son',
    'see my daughter',
    'see my child',
    'seeing my children',
    'seeing the children',
    'seeing my kids',
    'seeing my son',
    'seeing my daughter',
    'see the kids',
    'see the children',
    'contact with my',
    'child arrangements',
    'contact order',
    'custody of',
    'access to my children',
    'access to my son',
    'access to my daughter',
    'parental responsibility',
  ],
}

const CHILDREN_LAW: Authority = {
  title: 'Children Act 1989',
  provision: 'sections 1, 8 and 10 (child arrangements orders)',
  url: 'https://www.legislation.gov.uk/ukpga/1989/41/section/8',
  inForceFrom: '2014-04-22',
}
const MIAM_LAW: Authority = {
  title: 'Children and Families Act 2014',
  provision: 'section 10 (a meeting about mediation first)',
  url: 'https://www.legislation.gov.uk/ukpga/2014/6/section/10',
  inForceFrom: '2014-04-22',
}
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

const SEEING_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [SEEING_SAID] },
} satisfies Partial<Rule>

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

export const CONTACT_WITH_CHILDREN: readonly Rule[] = [
  {
    ...SEEING_ROW,
    id: 'gb.children.right-order',
    kind: 'right',
    rank: 6,
    says: 'You can ask the family court for an order on where the child lives and whom the child sees. What is best for the child comes first.',
    authority: CHILDREN_LAW,
  },
  {
    ...SEEING_ROW,
    id: 'gb.children.right-meeting',
    kind: 'right',
    rank: 7,
    says: 'Before court you must in most cases go to a meeting about mediation. You need not if there was abuse.',
    authority: MIAM_LAW,
  },
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
    ...CHECKED,
    nations: ['england', 'wales'],
    id: 'gb.children.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    asks: [
      [
        'see my children',
        'see my kids',
        'see my son',
        'see my daughter',
        'see my child',
        'seeing my children',
        'seeing the children',
        'seeing my kids',
        'contact with my',
        'see the kids',
        'see the children',
        'see my kid',
        'seeing my son',
        'seeing my daughter',
        'seeing my child',
        'see our kids',
        'see our son',
        'see our daughter',
        'see his kids',
        'let me see',
        'access to my kids',
        'access to my children',
        'access to my son',
        'access to my daughter',
        'custody of',
      ],
      [
        'what can i do',
        'how do i',
        'how can i',
        'stop',
        'stops',
        'rights',
        "won't let",
        'refuses',
        'court',
        'not letting',
        'stopped me',
        'stopping me',
        'keeps cancelling',
        'moving away',
        'move away',
        'take the kids',
        'blocked',
        'custody',
        'unless i',
      ],
    ],
    verdict: 'do_this',
    says: "Try to agree, with a mediator's help. If that fails, ask the family court for a child arrangements order. What is best for the child comes first.",
    authority: CHILDREN_LAW,
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
