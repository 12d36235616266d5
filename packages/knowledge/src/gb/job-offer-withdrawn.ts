/** A job offer that an employer takes back. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

const OFFER_SAID: Test = {
  says: [
    'job offer',
    'offer of employment',
    'conditional offer',
    'offer letter',
    'offer of the post',
    'our offer',
  ],
}
const TAKEN_BACK: Test = {
  says: [
    'withdrawn',
    'withdraw',
    'withdrawing',
    'rescind',
    'rescinded',
    'revoked',
    'no longer able to offer',
  ],
}
const WORK_SAID: Test = {
  says: [
    'employment',
    'references',
    'start date',
    'due to start',
    'role',
    'post',
    'position',
    'hr',
  ],
}

const OFFER_ROW = {
  ...CHECKED,
  checkedOn: '2026-11-23',
  kinds: ['OTHER'],
  when: {
    all: [OFFER_SAID, TAKEN_BACK, WORK_SAID],
    not: [{ says: ['mortgage', 'tenancy', 'university', 'ucas', 'loan'] }],
  },
} satisfies Partial<Rule>
const GREAT_BRITAIN: NonNullable<Rule['nations']> = ['england', 'wales', 'scotland']

export const JOB_OFFER_WITHDRAWN: readonly Rule[] = [
  {
    ...OFFER_ROW,
    nations: ENGLAND_AND_WALES,
    id: 'gb.offer.right-notice',
    kind: 'right',
    rank: 4,
    says: 'Once you say yes to an offer, it can be a contract. To end it they must give notice or pay for it, unless you did not meet a condition of the offer. A tribunal can order that pay.',
    authority: {
      title: 'Employment Tribunals Extension of Jurisdiction (England and Wales) Order 1994',
      provision: 'articles 3 and 10 (claims for breach of a contract of work, up to £25,000)',
      url: 'https://www.legislation.gov.uk/uksi/1994/1623/contents',
      inForceFrom: '1994-07-12',
    },
  },
  {
    ...OFFER_ROW,
    nations: GREAT_BRITAIN,
    id: 'gb.offer.right-no-discrimination',
    kind: 'right',
    rank: 5,
    says: 'An offer may not be taken back because of your age, sex, race, faith, disability, pregnancy or sexual orientation. You can claim from before your first day.',
    authority: {
      title: 'Equality Act 2010',
      provision: 'section 39(1) (job applicants and offers)',
      url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/39',
      inForceFrom: '2010-10-01',
    },
  },
  {
    ...OFFER_ROW,
    id: 'gb.offer.right-data',
    kind: 'right',
    rank: 6,
    says: 'You can ask for the data they hold on you, free. A reference that was given in confidence may be left out.',
    authority: {
      title: 'UK General Data Protection Regulation',
      provision: 'Articles 12 and 15, with Data Protection Act 2018, Schedule 2, paragraph 24',
      url: 'https://www.legislation.gov.uk/eur/2016/679/article/15',
      inForceFrom: '2018-05-25',
    },
  },
]
