/** Questions of a parent who gets no child maintenance from the other parent. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const OWED = {
  ...CHECKED,
  checkedOn: '2026-11-22',
  kinds: ['ENQUIRY'],
  topics: ['family', 'debt', 'employment', 'general', 'consumer'],
} satisfies Partial<Rule>

const MAINTENANCE = [
  'child maintenance',
  'child support',
  'cms',
  'pay maintenance',
  'paying maintenance',
  'maintenance payments',
  'maintenance for my',
  'maintenance for our',
  'maintenance for the',
]
const UNPAID = [
  'stopped paying',
  'stopped his payments',
  'stopped her payments',
  'payments stopped',
  'payments have stopped',
  'not paying',
  "isn't paying",
  'not paid',
  "hasn't paid",
  'hasnt paid',
  "doesn't pay",
  'does not pay',
  "won't pay",
  'wont pay',
  'refuses to pay',
  'refused to pay',
  'refusing to pay',
  'never pays',
  'never paid',
  'pays nothing',
  'missed payments',
  'missed a payment',
  'owes me',
  'behind with',
  'cash in hand',
]
const OTHER_PARENT = [
  'my ex',
  'ex husband',
  'ex-husband',
  'ex wife',
  'ex-wife',
  'ex partner',
  'ex-partner',
  'the father',
  "child's father",
  "kids' dad",
  'dad',
  'their dad',
  'the mother',
  'other parent',
  'he',
  'she',
]

export const ENQUIRY_CHILD_MAINTENANCE: readonly Rule[] = [
  {
    ...OWED,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.ask-maintenance.unpaid',
    kind: 'answer',
    rank: 3,
    asks: [MAINTENANCE, UNPAID, OTHER_PARENT],
    verdict: 'do_this',
    says: 'Tell the Child Maintenance Service about each missed payment now. Ask it to collect for you (Collect and Pay). It can take money from wages or a bank account with no court, or get a court order. No case yet? Apply: it is free.',
    authority: {
      title: 'Child Support Act 1991',
      provision:
        'sections 4, 31, 32A and 33 (collection, wages, accounts, liability order), with Child Support Fees Regulations 2014 (20% for the payer, 4% for you)',
      url: 'https://www.legislation.gov.uk/ukpga/1991/48/section/31',
      inForceFrom: '2014-08-11',
    },
  },
  {
    ...OWED,
    nations: ['northern_ireland'],
    id: 'gb.ask-maintenance.unpaid-ni',
    kind: 'answer',
    rank: 3,
    asks: [MAINTENANCE, UNPAID, OTHER_PARENT],
    verdict: 'do_this',
    says: 'Tell the Child Maintenance Service about each missed payment now. Ask it to collect for you. It can take money from wages with no court, or get a court order.',
    authority: {
      title: 'Child Support (Northern Ireland) Order 1991',
      provision: 'articles 7 and 31 to 37 (collection, wages, liability order)',
      url: 'https://www.legislation.gov.uk/nisi/1991/2628/contents',
      inForceFrom: '1993-04-05',
    },
  },
]
