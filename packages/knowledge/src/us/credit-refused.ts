/** Letters that refuse credit, a home or a job because of a credit report (adverse action notices). */
import type { Rule } from '@plainletter/contracts/rule'

import { CREDIT_LAW } from './authority.ts'
import { CHECKED, cfr, usc } from './cite-law.ts'

const FCRA = { title: 15, name: 'Fair Credit Reporting Act (FCRA)', from: '1997-09-30' }
const NOTICE = usc({ ...FCRA, section: '1681m(a)' })
const FREE_REPORT = usc({ ...FCRA, section: '1681j(b)' })
const REASONS = cfr({
  title: 12,
  section: '1002.9',
  name: 'Equal Credit Opportunity Act (ECOA, Regulation B)',
  from: '2011-12-30',
})
const EQUAL = usc({
  title: 15,
  section: '1691',
  name: 'Equal Credit Opportunity Act (ECOA)',
  from: '1975-10-28',
})
const REASONS_ACT = { ...REASONS, provision: '15 U.S.C. 1691(d); 12 CFR 1002.9' }

const REFUSED = {
  ...CHECKED,
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION'],
  topics: ['consumer', 'debt'],
  when: {
    all: [
      {
        says: [
          'application for credit',
          'application for a credit card',
          'application for an account',
          'request for a credit card',
          'request for credit',
          'your recent application',
          'credit application',
          'loan application',
          'application for a loan',
          'card application',
          'rental application',
          'application to rent',
          'tenant screening',
          'mortgage application',
          'credit bureau',
          'bureau',
          'consumer report',
          'consumer reporting agency',
          'credit report',
          'credit score',
        ],
      },
      {
        says: [
          'adverse action',
          'unable to approve',
          'not able to approve',
          'cannot approve',
          'denied',
          'declined',
          'not approved',
          'turned down',
          'unable to offer',
          'regret',
          'less favorable terms',
          'higher deposit',
        ],
      },
    ],
    not: [
      {
        says: [
          'uscis',
          'medicaid',
          'snap',
          'unemployment',
          'disability benefits',
          'attempt to collect a debt',
          'claim number',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const OF_CREDIT = { says: ['credit', 'loan', 'card', 'mortgage'] }

export const CREDIT_REFUSED: readonly Rule[] = [
  {
    ...REFUSED,
    id: 'us.refused.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'They refuse what you asked for, or offer worse terms. The letter must say why or how to learn why.',
    authority: REASONS,
  },
  {
    ...REFUSED,
    id: 'us.refused.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'You owe nothing because of this letter. It can show you a mistake in your credit report.',
    authority: NOTICE,
  },
  {
    ...REFUSED,
    id: 'us.refused.right-report',
    kind: 'right',
    rank: 5,
    says: 'You have the right to a free copy of the credit report they used. Ask the bureau in the letter within 60 days.',
    authority: FREE_REPORT,
  },
  {
    ...REFUSED,
    id: 'us.refused.right-reasons',
    kind: 'right',
    rank: 8,
    says: 'You have the right to the main reasons. If they are not in the letter, ask in writing within 60 days.',
    authority: REASONS_ACT,
  },
  {
    ...REFUSED,
    when: { ...REFUSED.when, all: [...REFUSED.when.all, OF_CREDIT] },
    id: 'us.refused.right-equal',
    kind: 'right',
    rank: 9,
    says: 'A lender may not refuse you because of race, color, religion, national origin, sex, being married, age, or income from benefits.',
    authority: EQUAL,
  },
  {
    ...REFUSED,
    id: 'us.refused.right-notice',
    kind: 'right',
    rank: 10,
    says: 'They must name the bureau and, if they used one, your credit score.',
    authority: NOTICE,
  },
  {
    ...REFUSED,
    id: 'us.refused.step-report',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Get the free report and look for debts that are not yours, wrong sums and old entries.',
    authority: FREE_REPORT,
  },
  {
    ...REFUSED,
    id: 'us.refused.option-dispute',
    kind: 'option',
    option: 'dispute',
    rank: 5,
    title: 'Dispute a wrong entry',
    cost: 'Free',
    time: 'The bureau has in most cases 30 days to check',
    risk: 'None.',
    bestFor: 'The report has a mistake.',
    says: 'Write to the bureau and to the firm that reported it. Add copies of your proof.',
    authority: CREDIT_LAW.dispute,
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-22',
    id: 'us.credit.right-insurer-report',
    kind: 'right',
    kinds: ['OTHER', 'INSURANCE_DECISION'],
    topics: ['consumer', 'debt'],
    rank: 8,
    when: {
      all: [
        {
          says: [
            'consumer report',
            'consumer reporting agency',
            'credit report',
            'credit history',
            'credit information',
            'insurance score',
            'insurance scores',
            'lexisnexis',
          ],
        },
        { says: ['premium', 'premiums', 'policy', 'rate', 'rates'] },
        { says: ['insurance', 'insurer', 'policyholder', 'auto policy', 'homeowners policy'] },
      ],
      not: [{ says: ['attempt to collect a debt', 'data breach', 'security incident'] }],
    },
    says: 'An insurer that charges more or says no because of a report must say whose report it was. You get that report free and can dispute it.',
    authority: { ...NOTICE, provision: '15 U.S.C. 1681m(a); 15 U.S.C. 1681j(b)' },
  },
]
