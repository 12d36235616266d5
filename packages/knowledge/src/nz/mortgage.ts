/** Home loans in arrears. */
import type { Rule } from '@plainletter/contracts/rule'

const HOME = {
  country: 'nz',
  creditor: 'private',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER'],
  topics: ['debt', 'housing'],
  when: {
    all: [
      { says: ['mortgage', 'home loan', 'mortgagee'] },
      { says: ['default', 'arrears', 'overdue', 'missed', 'property law act', 'sale', 'behind'] },
    ],
  },
} satisfies Partial<Rule>

const CREDIT_CONTRACTS_CONSUMER_FINANCE_ACT = {
  title: 'Credit Contracts and Consumer Finance Act 2003',
  provision: 'sections 55 to 59 (unforeseen hardship)',
  url: 'https://www.legislation.govt.nz/act/public/2003/0052/latest/whole.html',
  inForceFrom: '2015-06-06',
}

const PROPERTY_LAW_ACT = {
  title: 'Property Law Act 2007',
  provision: 'sections 119 to 128 (notice before a mortgagee sale, 20 working days)',
  url: 'https://www.legislation.govt.nz/act/public/2007/0091/latest/whole.html',
  inForceFrom: '2008-01-01',
}

export const MORTGAGE_RULES: readonly Rule[] = [
  {
    ...HOME,
    id: 'nz.mortgage.right-twenty-days',
    kind: 'right',
    rank: 8,
    says: 'Before a mortgagee sale you must get a notice that gives you at least 20 working days to catch up.',
    authority: PROPERTY_LAW_ACT,
  },
  {
    ...HOME,
    id: 'nz.mortgage.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    kinds: ['OTHER'],
    says: 'The lender wants the late payments, and says that it may sell the home.',
    authority: PROPERTY_LAW_ACT,
  },
  {
    ...HOME,
    id: 'nz.mortgage.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 6,
    kinds: ['OTHER'],
    says: 'This is a warning with time to act. Most people who ask early keep their home with a plan.',
    authority: PROPERTY_LAW_ACT,
  },
  {
    ...HOME,
    id: 'nz.mortgage.option-hardship',
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
    authority: CREDIT_CONTRACTS_CONSUMER_FINANCE_ACT,
  },
  {
    ...HOME,
    id: 'nz.mortgage.right-hardship',
    kind: 'right',
    rank: 9,
    says: 'If illness, lost work or a break-up is the cause, ask for a change of the loan. The lender must answer.',
    authority: CREDIT_CONTRACTS_CONSUMER_FINANCE_ACT,
  },
  {
    ...HOME,
    id: 'nz.mortgage.step',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Call the bank’s hardship team and MoneyTalks on 0800 345 123 today. Get legal advice on the notice.',
    authority: PROPERTY_LAW_ACT,
  },
]
