/** Cars under a loan: notice, taking and sale. */
import type { Rule } from '@plainletter/contracts/rule'

const CAR = {
  country: 'nz',
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
          'security interest in your',
          'security interest over',
          'security interest in the',
          'security over',
          'secured loan',
          'secured by',
          'secured on',
          'secured over',
          'secured against',
          'loan is secured',
          'vehicle loan',
          'car loan',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const CREDIT_CONTRACTS_CONSUMER_FINANCE_ACT = {
  title: 'Credit Contracts and Consumer Finance Act 2003',
  provision: 'Part 3A (repossession: warning notice, entry to a home, sale)',
  url: 'https://www.legislation.govt.nz/act/public/2003/0052/latest/whole.html',
  inForceFrom: '2015-06-06',
}

const CREDIT_CONTRACTS_CONSUMER_FINANCE_ACT_55 = {
  title: 'Credit Contracts and Consumer Finance Act 2003',
  provision: 'sections 55 to 59 (unforeseen hardship)',
  url: 'https://www.legislation.govt.nz/act/public/2003/0052/latest/whole.html',
  inForceFrom: '2015-06-06',
}

export const CAR_LOAN_RULES: readonly Rule[] = [
  {
    ...CAR,
    id: 'nz.car.right-warning',
    kind: 'right',
    rank: 8,
    says: 'A lender must send a warning notice at least 15 days before it takes goods. Pay what is late, or ask for hardship help, in that time.',
    authority: CREDIT_CONTRACTS_CONSUMER_FINANCE_ACT,
  },
  {
    ...CAR,
    id: 'nz.car.right-entry',
    kind: 'right',
    rank: 10,
    says: 'Only a licensed repossession agent may come, at set hours. Goods that you need to live mostly may not be taken.',
    authority: CREDIT_CONTRACTS_CONSUMER_FINANCE_ACT,
  },
  {
    ...CAR,
    id: 'nz.car.right-after',
    kind: 'right',
    rank: 12,
    says: 'After it takes the car, the lender must send a notice and wait 15 days before the sale. You can get it back by catching up.',
    authority: CREDIT_CONTRACTS_CONSUMER_FINANCE_ACT,
  },
  {
    ...CAR,
    id: 'nz.car.step',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Call the lender and MoneyTalks on 0800 345 123 before the notice ends.',
    authority: CREDIT_CONTRACTS_CONSUMER_FINANCE_ACT_55,
  },
  {
    ...CAR,
    id: 'nz.car.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    kinds: ['OTHER'],
    says: 'The lender wants the late payments, or the goods.',
    authority: CREDIT_CONTRACTS_CONSUMER_FINANCE_ACT,
  },
  {
    ...CAR,
    id: 'nz.car.option-hardship',
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
    authority: CREDIT_CONTRACTS_CONSUMER_FINANCE_ACT_55,
  },
]
