/** Maintenance for a child: what a letter about late payments means. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const MAINTENANCE_SAID: Test = {
  says: ['child maintenance', 'child maintenance service', 'cms', 'child support'],
}

/** The one who asks is to get the money, not to pay it. */
const OTHER_PARENT_OWES: Test = {
  says: [
    'stopped paying',
    'has stopped paying',
    'not paying me',
    'owes me',
    'my ex owes',
    'he owes',
    'she owes',
    'i get nothing',
    'make my ex pay',
    'make him pay',
    'make her pay',
    "he hasn't paid",
    'he hasnt paid',
    "she hasn't paid",
    'he has not paid',
    'she has not paid',
    "he doesn't pay",
    "she doesn't pay",
    'he does not pay',
    "he won't pay",
    "she won't pay",
    'refuses to pay',
    'never pays',
    'pays nothing',
  ],
}

const CMS_LAW: Authority = {
  title: 'Child Support Act 1991',
  provision: 'sections 16 to 20 (a decision looked at again, appeal)',
  url: 'https://www.legislation.gov.uk/ukpga/1991/48/section/20',
  inForceFrom: '2013-10-28',
}

/** The share of pay that is left stands in other regulations than the second look and the appeal. */
const CMS_ANSWER_LAW: Authority = {
  ...CMS_LAW,
  title: 'Child Support Act 1991, and Child Support (Collection and Enforcement) Regulations 1992',
  provision:
    'sections 16 to 20 (a decision looked at again, appeal); regulation 11 (60% of net earnings left)',
}

const CMS_CHANGE_LAW: Authority = {
  title: 'Child Support Maintenance Calculation Regulations 2012',
  provision: 'regulation 23 (25% tolerance between yearly reviews)',
  url: 'https://www.legislation.gov.uk/uksi/2012/2677/part/3/chapter/4',
  inForceFrom: '2013-11-25',
}

const CMS_WAGES_LAW: Authority = {
  title: 'Child Support (Collection and Enforcement) Regulations 1992',
  provision: 'regulations 8 to 25 (deduction from earnings orders)',
  url: 'https://www.legislation.gov.uk/uksi/1992/1989/part/III',
  inForceFrom: '1993-04-05',
}

const CMS_NI_LAW: Authority = {
  title: 'Child Support (Northern Ireland) Order 1991',
  provision: 'articles 18 to 22',
  url: 'https://www.legislation.gov.uk/nisi/1991/2628/contents',
  inForceFrom: '1993-04-05',
}

const MAINTENANCE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER'],
  papers: ['child_maintenance'],
  when: { all: [MAINTENANCE_SAID] },
} satisfies Partial<Rule>

const MAINTENANCE_NI_ROW = {
  ...CHECKED,
  nations: ['northern_ireland'],
  kinds: ['OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER'],
  papers: ['child_maintenance'],
  when: { all: [MAINTENANCE_SAID] },
} satisfies Partial<Rule>

const MAINTENANCE_LETTER_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'DEBT_COLLECTION_LETTER'],
  papers: ['child_maintenance'],
  when: { all: [MAINTENANCE_SAID] },
} satisfies Partial<Rule>

export const MAINTENANCE_PAYMENTS: readonly Rule[] = [
  {
    ...MAINTENANCE_LETTER_ROW,
    id: 'gb.maintenance.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The Child Maintenance Service wants a sum for a child, or tells you how it worked it out.',
    authority: CMS_LAW,
  },
  {
    ...MAINTENANCE_ROW,
    id: 'gb.maintenance.right-again',
    kind: 'right',
    rank: 6,
    says: 'Ask within 30 days for the decision to be looked at again. After that you can appeal to a tribunal, free of charge.',
    authority: CMS_LAW,
  },
  {
    ...MAINTENANCE_ROW,
    id: 'gb.maintenance.know-change',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 8,
    says: 'Tell them at once when your pay changes. Between yearly reviews they count it anew only if it is 25% higher or lower.',
    authority: CMS_CHANGE_LAW,
  },
  {
    ...MAINTENANCE_ROW,
    id: 'gb.maintenance.right-wages',
    kind: 'right',
    rank: 7,
    when: { all: [MAINTENANCE_SAID], not: [OTHER_PARENT_OWES] },
    says: 'They can take money from your wages without a court. They must leave you at least 60% of your net pay.',
    authority: CMS_WAGES_LAW,
  },
  {
    ...MAINTENANCE_ROW,
    id: 'gb.maintenance.step',
    kind: 'step',
    list: 'first',
    rank: 6,
    when: { all: [MAINTENANCE_SAID], not: [OTHER_PARENT_OWES] },
    says: 'Send your newest payslips. Ask how each sum was worked out, and offer a plan for what is owed.',
    authority: CMS_LAW,
  },
  {
    ...MAINTENANCE_NI_ROW,
    id: 'gb.maintenance.ni',
    kind: 'right',
    rank: 6,
    says: 'Ask for the decision to be looked at again. After that you can appeal to a tribunal.',
    authority: CMS_NI_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.maintenance.answer',
    kind: 'answer',
    when: { not: [OTHER_PARENT_OWES] },
    kinds: ['ENQUIRY'],
    topics: ['family', 'debt', 'general'],
    asks: [
      ['child maintenance', 'cms', 'child support'],
      [
        'arrears',
        'owe',
        'wrong',
        'too much',
        'earnings',
        'wages',
        'appeal',
        'calculation',
        'what can i do',
      ],
    ],
    verdict: 'do_this',
    says: 'Send your newest payslips and ask within 30 days for the decision to be looked at again. Then you can appeal. From wages, they must leave you at least 60% of your net pay.',
    authority: CMS_ANSWER_LAW,
  },
]
