/** Letters of a lender that refuses credit after a look at the credit report. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const REPORTS: Authority = {
  title: 'Credit Reporting Privacy Code 2020, under the Privacy Act 2020',
  provision: 'rules 6 and 7 (access and correction)',
  url: 'https://www.privacy.org.nz/privacy-act-2020/codes-of-practice/crpc2020/',
  inForceFrom: '2020-12-01',
}

const SCHEME: Authority = {
  title: 'Credit Contracts and Consumer Finance Act 2003',
  provision: 'section 9C (responsible lending)',
  url: 'https://www.legislation.govt.nz/act/public/2003/0052/latest/whole.html',
  inForceFrom: '2015-06-06',
}

const REFUSED = {
  country: 'nz',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  topics: ['debt', 'consumer'],
  when: {
    all: [
      { says: ['application', 'applied', 'apply for', 'demande'] },
      {
        says: [
          'declined',
          'unable to approve',
          'not approved',
          'cannot approve',
          'was refused',
          'been refused',
          'not been successful',
          'was unsuccessful',
          'turned down',
          'unable to offer',
          'refusée',
        ],
      },
      {
        says: [
          'credit card',
          'loan',
          'line of credit',
          'credit limit',
          'finance',
          'prêt',
          'carte de crédit',
        ],
      },
      {
        says: [
          'equifax',
          'transunion',
          'experian',
          'illion',
          'centrix',
          'credit report',
          'credit file',
          'credit bureau',
          'credit history',
          'credit score',
          'credit reporting',
          'dossier de crédit',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const CREDIT_REFUSED: readonly Rule[] = [
  {
    ...REFUSED,
    id: 'nz.creditno.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 2,
    says: 'The lender says no to your request for credit. You owe nothing by this letter.',
    authority: REPORTS,
  },
  {
    ...REFUSED,
    id: 'nz.creditno.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 2,
    says: 'A no is not for ever, and it can rest on a mistake in your credit report.',
    authority: REPORTS,
  },
  {
    ...REFUSED,
    id: 'nz.creditno.step',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Get your credit report for free and read each line. Do not apply to many lenders now; each request can show.',
    authority: REPORTS,
  },
  {
    ...REFUSED,
    id: 'nz.creditno.option',
    kind: 'option',
    option: 'complain',
    rank: 2,
    title: 'Have a mistake put right',
    cost: 'Nothing.',
    time: 'About a month.',
    risk: 'None.',
    bestFor: 'Someone whose report shows a wrong debt, name or default.',
    says: 'Say in writing what is wrong and add proof. Ask the lender to look again once it is put right.',
    authority: REPORTS,
  },
  {
    ...REFUSED,
    id: 'nz.creditno.right-report',
    kind: 'right',
    rank: 1,
    says: 'Ask the lender for the reason and which credit reporter it used. You can see your report for free and have mistakes put right.',
    authority: REPORTS,
  },
  {
    ...REFUSED,
    id: 'nz.creditno.right-scheme',
    kind: 'right',
    rank: 3,
    says: 'A lender must check that you can repay without hardship, so it may say no. If it was careless, its free dispute scheme can look at it.',
    authority: SCHEME,
  },
]
