/** Child maintenance, contact with children, parting, social workers, and school. */
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
const PARTING_SAID: Test = {
  says: [
    'divorce',
    'divorcing',
    'divorced',
    'conditional order',
    'decree nisi',
    'final order of divorce',
    'financial order',
    'dissolution of marriage',
  ],
}
const VIOLENT_SAID: Test = {
  says: [
    'abusive partner',
    'abusive husband',
    'abusive wife',
    'abusive ex',
    'abusive relationship',
    'is violent',
    'was violent',
    'hits me',
    'hit me',
    'beats me',
    'domestic abuse',
    'domestic violence',
    'non-molestation',
    'controlling behaviour',
    'coercive',
    'occupation order',
  ],
}
const HOME_PARTNER_SAID: Test = {
  says: ['husband', 'wife', 'partner', 'ex', 'boyfriend', 'girlfriend', 'relationship'],
}
const NOT_MARRIED_SAID: Test = {
  says: [
    'not married',
    'never married',
    'unmarried',
    'cohabiting',
    'we lived together',
    'common law wife',
    'common law husband',
  ],
}
const PROPERTY_SAID: Test = { says: ['house', 'home', 'flat', 'property', 'mortgage'] }
const SOCIAL_SAID: Test = {
  says: [
    'social services',
    'social worker',
    'social workers',
    'child protection',
    "children's services",
    'section 47',
  ],
}
const LPA_SAID: Test = {
  says: [
    'power of attorney',
    'lasting power of attorney',
    'lpa',
    'deputyship',
    'court of protection',
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
const DIVORCE_LAW: Authority = {
  title: 'Matrimonial Causes Act 1973',
  provision: 'sections 1 and 22 to 25, as changed by Divorce, Dissolution and Separation Act 2020',
  url: 'https://www.legislation.gov.uk/ukpga/1973/18/section/1',
  inForceFrom: '2022-04-06',
}
const ABUSE_LAW: Authority = {
  title: 'Family Law Act 1996',
  provision: 'sections 33, 42 and 45, with Domestic Abuse Act 2021',
  url: 'https://www.legislation.gov.uk/ukpga/1996/27/section/42',
  inForceFrom: '1997-10-01',
}
const UNMARRIED_LAW: Authority = {
  title: 'Trusts of Land and Appointment of Trustees Act 1996',
  provision: 'sections 14 and 15',
  url: 'https://www.legislation.gov.uk/ukpga/1996/47/section/14',
  inForceFrom: '1997-01-01',
}
const SOCIAL_WORK_LAW: Authority = {
  title: 'Children Act 1989',
  provision: 'sections 20, 31, 44, 46 and 47',
  url: 'https://www.legislation.gov.uk/ukpga/1989/41/section/47',
  inForceFrom: '1991-10-14',
}
const ATTORNEY_LAW: Authority = {
  title: 'Mental Capacity Act 2005',
  provision: 'sections 9 to 16 (lasting powers of attorney, Court of Protection)',
  url: 'https://www.legislation.gov.uk/ukpga/2005/9/section/9',
  inForceFrom: '2007-10-01',
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

const DIVORCE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['ENQUIRY', 'COURT_CLAIM'],
  when: { all: [PARTING_SAID] },
} satisfies Partial<Rule>

const ABUSE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [VIOLENT_SAID, HOME_PARTNER_SAID] },
} satisfies Partial<Rule>

const UNMARRIED_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [NOT_MARRIED_SAID, PROPERTY_SAID] },
} satisfies Partial<Rule>

const SOCIAL_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [SOCIAL_SAID] },
} satisfies Partial<Rule>

const LPA_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [LPA_SAID] },
} satisfies Partial<Rule>

export const FAMILY_AND_SCHOOL: readonly Rule[] = [
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
      ],
    ],
    verdict: 'do_this',
    says: "Try to agree, with a mediator's help. If that fails, ask the family court for a child arrangements order. What is best for the child comes first.",
    authority: CHILDREN_LAW,
  },
  {
    ...DIVORCE_ROW,
    id: 'gb.divorce.right-no-blame',
    kind: 'right',
    rank: 7,
    says: 'One of you can apply without blaming the other. It takes at least 26 weeks. Ask the court to settle home, money and pensions as well.',
    authority: DIVORCE_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales'],
    id: 'gb.divorce.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    asks: [
      ['divorce', 'divorcing', 'divorced'],
      [
        'how do i',
        'how can i',
        'how long',
        'what do i',
        'house',
        'money',
        'pension',
        'afford',
        'contest',
        'refuse',
        'what happens',
      ],
    ],
    verdict: 'do_this',
    says: 'One of you can apply online without blaming the other. It takes at least 26 weeks. Do not leave out the money order: without one, claims stay open.',
    authority: DIVORCE_LAW,
  },
  {
    ...ABUSE_ROW,
    id: 'gb.abuse.right-order',
    kind: 'right',
    rank: 2,
    says: 'You can ask the family court for an order that keeps the person away from you and your home. It is free, and can be made the same day. In danger, call 999.',
    authority: ABUSE_LAW,
  },
  {
    ...UNMARRIED_ROW,
    id: 'gb.unmarried.right-share',
    kind: 'right',
    rank: 8,
    says: 'There is no common law marriage. You can still ask a court to say what share of the home is yours, by what was agreed and paid.',
    authority: UNMARRIED_LAW,
  },
  {
    ...SOCIAL_ROW,
    id: 'gb.social-work.right-consent',
    kind: 'right',
    rank: 5,
    says: 'They must look into a risk to a child. They may not take a child away without your consent, a court order, or the police in an emergency.',
    authority: SOCIAL_WORK_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales'],
    id: 'gb.social-work.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    asks: [
      [
        'social services',
        'social worker',
        'social workers',
        'child protection',
        "children's services",
      ],
      [
        'take my',
        'taken',
        'visit',
        'refuse',
        'have to',
        'sign',
        'rights',
        'meeting',
        'what can i do',
        'what should i do',
      ],
    ],
    verdict: 'do_this',
    says: 'Work with them, and get a solicitor early. Sign nothing about where a child lives before advice. Only your consent, a court, or the police in an emergency can remove a child.',
    authority: SOCIAL_WORK_LAW,
  },
  {
    ...LPA_ROW,
    id: 'gb.attorney.know',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 8,
    says: 'A lasting power of attorney must be made while the person still understands it, and be registered. If it is too late, the Court of Protection can name someone.',
    authority: ATTORNEY_LAW,
  },
  {
    ...CHECKED,
    kinds: ['ENQUIRY'],
    id: 'gb.divorce.answer-pension',
    kind: 'answer',
    nations: ['england', 'wales'],
    rank: 8,
    topics: ['family', 'general'],
    checkedOn: '2026-11-22',
    asks: [
      ['divorce', 'divorcing', 'divorced', 'getting divorced'],
      ['pension', 'pensions', 'nhs pension', 'my pension'],
      ['half', 'share', 'entitled', 'get', 'claim', 'take', 'wants'],
    ],
    verdict: 'do_this',
    says: 'Neither of you has a fixed right to half. The court looks at the needs of both, the children, ages, income and years together, and can share a pension by order. Ask for its value (CETV) and get advice before you agree. Only a court order makes a deal final.',
    authority: {
      title: 'Matrimonial Causes Act 1973',
      provision: 'sections 24B and 25 (pension sharing, what the court looks at)',
      url: 'https://www.legislation.gov.uk/ukpga/1973/18/section/25',
      inForceFrom: '2000-12-01',
    },
  },
]
