/** Letters of a lender that refuses credit after a look at the credit report. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const REPORTS: Authority = {
  title: 'Privacy Act 1988 (Cth), with the Privacy (Credit Reporting) Code',
  provision: 'sections 21P (told of a refusal), 20R and 20T (access, correction within 30 days)',
  url: 'https://www.legislation.gov.au/C2004A03712/latest/text',
  inForceFrom: '2014-03-12',
}

const SCHEME: Authority = {
  title: 'Corporations Act 2001',
  provision: 'sections 912A and 1051 (dispute resolution, AFCA)',
  url: 'https://www.legislation.gov.au/C2004A00818/latest/text',
  inForceFrom: '2018-11-01',
}

const REFUSED = {
  country: 'au',
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
    id: 'au.creditno.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 2,
    says: 'The lender says no to your request for credit. You owe nothing by this letter.',
    authority: REPORTS,
  },
  {
    ...REFUSED,
    id: 'au.creditno.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 2,
    says: 'A no is not for ever, and it can rest on a mistake in your credit report.',
    authority: REPORTS,
  },
  {
    ...REFUSED,
    id: 'au.creditno.step',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Get your credit report for free and read each line. Do not apply to many lenders now; each request can show.',
    authority: REPORTS,
  },
  {
    ...REFUSED,
    id: 'au.creditno.option',
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
    id: 'au.creditno.right-report',
    kind: 'right',
    rank: 1,
    says: 'The lender must tell you which credit body it used. You can see that report for free, and have mistakes put right within 30 days.',
    authority: REPORTS,
  },
  {
    ...REFUSED,
    id: 'au.creditno.right-scheme',
    kind: 'right',
    rank: 3,
    says: 'If the lender or the credit body does not put a mistake right, AFCA decides for free.',
    authority: SCHEME,
  },
]
