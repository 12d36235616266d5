/** Cars under a loan: notice, taking and sale. */
import type { Rule } from '@plainletter/contracts/rule'

const CAR = {
  country: 'au',
  creditor: 'private',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER'],
  topics: ['debt'],
  when: {
    any: [
      {
        says: [
          'repossess',
          'repossessed',
          'repossession',
          'mortgaged goods',
          'car loan',
          'vehicle loan',
          'motor vehicle loan',
          'secured loan',
          'bill of sale',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const NATIONAL_CONSUMER_CREDIT_PROTECTION_ACT = {
  title: 'National Consumer Credit Protection Act 2009, Schedule 1 (National Credit Code)',
  provision: 'sections 88, 91 and 99 to 104 (notice, small debts, entry to a home, sale of goods)',
  url: 'https://www.legislation.gov.au/C2009A00134/latest',
  inForceFrom: '2010-07-01',
}

const NATIONAL_CONSUMER_CREDIT_PROTECTION_ACT_72 = {
  title: 'National Consumer Credit Protection Act 2009, Schedule 1 (National Credit Code)',
  provision: 'sections 72, 88, 89 and 96 (hardship, default notice, postponement of enforcement)',
  url: 'https://www.legislation.gov.au/C2009A00134/latest',
  inForceFrom: '2010-07-01',
}

export const CAR_LOAN_RULES: readonly Rule[] = [
  {
    ...CAR,
    id: 'au.car.right-notice',
    kind: 'right',
    rank: 9,
    says: 'A lender must send a default notice and wait 30 days before it takes a car. It needs a court order or your consent to enter your home.',
    authority: NATIONAL_CONSUMER_CREDIT_PROTECTION_ACT,
  },
  {
    ...CAR,
    id: 'au.car.right-small-debt',
    kind: 'right',
    rank: 11,
    says: 'If you owe less than a quarter of the loan or $10,000, whichever is less, it mostly needs a court order to take goods.',
    authority: NATIONAL_CONSUMER_CREDIT_PROTECTION_ACT,
  },
  {
    ...CAR,
    id: 'au.car.right-sale',
    kind: 'right',
    rank: 13,
    says: 'After it takes the car it must tell you the value and the way to get it back, and wait 21 days before it sells.',
    authority: NATIONAL_CONSUMER_CREDIT_PROTECTION_ACT,
  },
  {
    ...CAR,
    id: 'au.car.step-call',
    kind: 'step',
    list: 'first',
    rank: 9,
    says: 'Call the lender before the notice ends. Ask for hardship help, and complain to AFCA for free. That mostly stops action.',
    authority: NATIONAL_CONSUMER_CREDIT_PROTECTION_ACT_72,
  },
  {
    ...CAR,
    id: 'au.car.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    kinds: ['OTHER'],
    says: 'The lender wants the late payments, or the car.',
    authority: NATIONAL_CONSUMER_CREDIT_PROTECTION_ACT,
  },
  {
    ...CAR,
    id: 'au.car.option-hardship',
    kind: 'option',
    option: 'negotiate',
    rank: 6,
    kinds: ['OTHER'],
    title: 'Ask for hardship help',
    cost: 'Free to ask',
    time: 'Before the notice ends',
    risk: 'The sum grows while you wait.',
    bestFor: 'You have some income and want to keep it.',
    says: 'Ask the lender for a change because of hardship, in writing.',
    authority: NATIONAL_CONSUMER_CREDIT_PROTECTION_ACT_72,
  },
]
