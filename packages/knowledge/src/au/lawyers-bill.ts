/** A lawyer’s bill. */
import type { Rule } from '@plainletter/contracts/rule'

const NAMED = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const LAWYERS_BILL = {
  ...NAMED,
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER'],
  when: {
    all: [
      { says: ['invoice', 'our fees', 'our account', 'our bill', 'bill of costs'] },
      {
        says: [
          'family law',
          'law firm',
          'our legal services',
          'your matter',
          'costs agreement',
          'costs disclosure',
          'our professional fees',
          'conveyancing',
        ],
      },
    ],
    not: [{ says: ['our client', 'on behalf of', 'we act for'] }],
  },
} satisfies Partial<Rule>

export const LAWYERS_BILL_RULES: readonly Rule[] = [
  {
    ...LAWYERS_BILL,
    id: 'au.lawyer.right-itemised',
    kind: 'right',
    rank: 12,
    says: 'For your own lawyer’s bill you can ask for a list of each item. Ask soon: in some states you have only 30 days.',
    authority: {
      title:
        'Legal Profession Uniform Law (NSW, Vic, WA); elsewhere the legal profession law of the state',
      provision: 'section 187 (itemised bill)',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2015-07-01',
    },
  },
  {
    ...LAWYERS_BILL,
    id: 'au.lawyer.right-assessment',
    kind: 'right',
    rank: 14,
    says: 'You can ask for an independent check of a lawyer’s costs (costs assessment). There is a time limit, most often 12 months from the bill.',
    authority: {
      title:
        'Legal Profession Uniform Law (NSW, Vic, WA); elsewhere the legal profession law of the state',
      provision: 'section 198 (costs assessment)',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2015-07-01',
    },
  },
]
