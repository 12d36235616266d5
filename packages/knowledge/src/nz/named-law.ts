/** Law that an adviser names first: the credit file, collection fees, and when a tenancy notice counts as given. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const NAMED = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const LISTED = {
  ...NAMED,
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND'],
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

export const NAMED_LAW: readonly Rule[] = [
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
    kind: 'step',
    list: 'dispute_debt',
    rank: 15,
    says: 'If the debt is wrong, write to the firm before it lists a default. If it is listed, ask the credit reporter to fix it or add your side.',
    authority: CREDIT_CODE,
  },
  {
    ...NAMED,
    id: 'nz.debt.right-fee',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND'],
    rank: 18,
    when: {
      any: [
        {
          says: [
            'collection fee',
            'collection fees',
            'collection cost',
            'collection costs',
            'collection charge',
            'recovery fee',
            'recovery costs',
            'late fee',
            'late payment fee',
            'default fee',
          ],
        },
      ],
    },
    says: 'They can add a fee only if your contract allows it. They may not mislead you about that, and a court can strike out an unfair term.',
    authority: {
      title: 'Fair Trading Act 1986',
      provision: 'sections 9 and 13 (misleading claims), 26A and 46I (unfair terms)',
      url: 'https://www.legislation.govt.nz/act/public/1986/0121/latest/whole.html',
      inForceFrom: '2015-03-17',
    },
  },
  {
    ...NAMED,
    id: 'nz.home.know-service',
    kind: 'fact',
    slot: 'did_you_know',
    kinds: ['RENT_ARREARS_LETTER', 'EVICTION_NOTICE'],
    rank: 15,
    says: 'The days count from when a notice counts as given. By post add four working days, and in your letterbox two.',
    authority: {
      title: 'Residential Tenancies Act 1986',
      provision: 'sections 136 and 136A (when a notice counts as given)',
      url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/whole.html',
      inForceFrom: '2010-10-01',
    },
  },
]
