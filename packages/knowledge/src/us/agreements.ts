/** Questions on agreements: signed while ill, a promise that was relied on, shared leases, and what tuition one pays. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { OTHER_DEPOSIT } from './state-phrases.ts'

const BASE = { ...CHECKED, kinds: ['ENQUIRY'] } satisfies Partial<Rule>
/** Judge-made law has no page of its own: the way to someone who can tell what it is worth. */
const LEGAL_AID = { url: 'https://www.usa.gov/legal-aid', inForceFrom: '1990-01-01' }
const TENANTS = { url: 'https://www.usa.gov/tenant-rights', inForceFrom: '1990-01-01' }

const TUITION = {
  all: [
    { says: ['tuition', 'in-state', 'out-of-state', 'residency'] },
    { says: ['college', 'university', 'school', 'campus', 'semester', 'student'] },
  ],
} satisfies Rule['when']

export const AGREEMENTS: readonly Rule[] = [
  {
    ...BASE,
    id: 'us.agree.right-ill',
    kind: 'right',
    topics: ['consumer', 'debt', 'family', 'general'],
    rank: 5,
    when: {
      all: [
        {
          says: [
            'manic',
            'mania',
            'bipolar',
            'psychosis',
            'psychotic',
            'dementia',
            'alzheimer’s',
            "alzheimer's",
            'mental illness',
          ],
        },
        {
          says: [
            'contract',
            'signed',
            'bought',
            'buy',
            'purchase',
            'purchased',
            'loan',
            'lease',
            'car',
            'timeshare',
          ],
        },
      ],
    },
    says: 'A contract that someone signed while too ill to understand it can often be undone. Write to the firm and the lender at once.',
    authority: {
      title: 'Contract law of your state on mental incapacity (voidable contracts)',
      provision: 'common law; Restatement (Second) of Contracts, section 15',
      ...LEGAL_AID,
    },
  },
  {
    ...BASE,
    id: 'us.agree.right-promise',
    kind: 'right',
    topics: ['consumer', 'employment', 'debt', 'general'],
    rank: 8,
    when: {
      all: [
        {
          says: [
            'promised',
            'promise',
            'told me',
            'told us',
            'assured',
            'their mistake',
            'made a mistake',
            'in writing that',
          ],
        },
        {
          says: [
            'tuition',
            'refund',
            'offer',
            'job offer',
            'scholarship',
            'residency',
            'discount',
            'moved',
            'quit my job',
          ],
        },
      ],
    },
    says: 'If you relied on a clear promise and lost by it, a court may hold them to it. Keep the messages that show it.',
    authority: {
      title: 'Promissory estoppel (state law)',
      provision: 'common law; Restatement (Second) of Contracts, section 90',
      ...LEGAL_AID,
    },
  },
  {
    ...BASE,
    id: 'us.agree.right-tuition',
    kind: 'right',
    topics: ['consumer', 'debt', 'general'],
    rank: 6,
    when: TUITION,
    says: 'State rules decide who pays in-state tuition. Ask the school in writing for the rule, its reasons and its appeal.',
    authority: {
      title: 'State residency-for-tuition rules',
      provision:
        'for example California Education Code 68000 and following, Texas Education Code 54.051 and following, Florida Statutes 1009.21',
      url: 'https://studentaid.gov/',
      inForceFrom: '1990-01-01',
    },
  },
  {
    ...BASE,
    id: 'us.agree.right-public-school',
    kind: 'right',
    topics: ['consumer', 'debt', 'general'],
    rank: 10,
    when: TUITION,
    says: 'A public school is part of the state. To claim money from it you may have to give notice within months.',
    authority: {
      title: 'State tort claims act and sovereign immunity',
      provision: 'notice of claim and its time, as the law of your state says',
      ...LEGAL_AID,
    },
  },
  {
    ...BASE,
    id: 'us.agree.right-wear',
    kind: 'right',
    topics: ['housing'],
    rank: 7,
    when: { all: [{ says: ['deposit', 'security deposit'] }], not: [OTHER_DEPOSIT] },
    says: 'A landlord may keep money for real damage and unpaid rent, but not for normal wear and tear.',
    authority: {
      title: 'State security deposit statute (normal wear and tear)',
      provision:
        'for example California Civil Code 1950.5; Texas Property Code 92.104; New York General Obligations Law (GOL) 7-108; Florida Statutes 83.49; Minnesota Statutes 504B.178',
      ...TENANTS,
    },
  },
  {
    ...BASE,
    id: 'us.agree.right-one-lease',
    kind: 'right',
    topics: ['housing', 'debt', 'general'],
    rank: 9,
    when: {
      all: [
        {
          says: [
            'roommate',
            'roommates',
            'housemate',
            'housemates',
            'sublet',
            'subletting',
            'sublease',
            'co-tenant',
          ],
        },
      ],
    },
    says: 'If you all signed one lease, each may owe all of the rent. Get it in writing when someone moves out or in.',
    authority: {
      title: 'Lease terms on subletting and joint liability',
      provision: 'the lease, and the law of your state on joint tenants and subletting',
      ...TENANTS,
    },
  },
]
