/** Defaults on a credit report. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const NAMED = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const LISTED = {
  ...NAMED,
  kinds: [
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
    'UTILITY_BILL_DEMAND',
    'CONSUMER_CONTRACT_DISPUTE',
  ],
  when: {
    any: [
      {
        says: [
          'credit report',
          'credit file',
          'credit history',
          'credit rating',
          'credit score',
          'credit record',
          'credit reporting',
          'credit reporter',
          'credit bureau',
          'credit default',
          'default listing',
          'default listed',
          'list a default',
          'listing a default',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const CREDIT_CODE = {
  title: 'Credit Reporting Privacy Code 2020',
  provision: 'rules 6 to 8 (see it, correct it, keep it accurate)',
  url: 'https://www.privacy.org.nz/privacy-act-2020/codes-of-practice/crpc2020/',
  inForceFrom: '2020-12-01',
} satisfies Authority

export const CREDIT_REPORT_RULES: readonly Rule[] = [
  {
    ...LISTED,
    id: 'nz.credit.right-file',
    kind: 'right',
    rank: 12,
    says: 'You can see your credit report for free and ask to have a wrong default put right. If they say no, go to the Privacy Commissioner.',
    authority: CREDIT_CODE,
  },
  {
    ...LISTED,
    id: 'nz.credit.step-dispute',
    creditor: 'private',
    kind: 'step',
    list: 'dispute_debt',
    rank: 15,
    says: 'If the debt is wrong, write to the firm before it lists a default. If it is listed, ask the credit reporter to fix it or add your side.',
    authority: CREDIT_CODE,
  },
]
