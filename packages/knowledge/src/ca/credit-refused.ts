/** Letters of a lender that refuses credit after a look at the credit report. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const REPORTS: Authority = {
  title: 'Credit reporting laws of the provinces',
  provision:
    'for example Consumer Reporting Act (Ontario), sections 10 to 13; Business Practices and Consumer Protection Act (British Columbia), Part 6; Consumer Protection Act (Alberta), Part 5',
  url: 'https://www.ontario.ca/laws/statute/90c33',
  inForceFrom: '2010-01-01',
}

const SCHEME: Authority = {
  title: 'Bank Act, S.C. 1991, c. 46',
  provision: 'sections 627.43 to 627.48 (complaints, 56 days)',
  url: 'https://laws-lois.justice.gc.ca/eng/acts/B-1.01/',
  inForceFrom: '2022-06-30',
}

const REFUSED = {
  country: 'ca',
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
    id: 'ca.creditno.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 2,
    says: 'The lender says no to your request for credit. You owe nothing by this letter.',
    authority: REPORTS,
  },
  {
    ...REFUSED,
    id: 'ca.creditno.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 2,
    says: 'A no is not for ever, and it can rest on a mistake in your credit report.',
    authority: REPORTS,
  },
  {
    ...REFUSED,
    id: 'ca.creditno.step',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Get your credit report for free and read each line. Do not apply to many lenders now; each request can show.',
    authority: REPORTS,
  },
  {
    ...REFUSED,
    id: 'ca.creditno.option',
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
    id: 'ca.creditno.right-report',
    kind: 'right',
    rank: 1,
    says: 'You can ask which credit bureau the lender used. Both bureaus must show you your file, and correct what is wrong, for free.',
    authority: REPORTS,
  },
  {
    ...REFUSED,
    id: 'ca.creditno.right-scheme',
    kind: 'right',
    rank: 3,
    says: 'If a bank treated you unfairly, complain to it. After 56 days, or its final answer, OBSI looks at it for free.',
    authority: SCHEME,
  },
]
