/** Letters of a mortgage servicer to a home owner who is behind: before and at the start of foreclosure. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, cfr, page } from './cite-law.ts'

const REG_X = { title: 12, name: 'Regulation X (Real Estate Settlement Procedures Act, RESPA)' }
const LOSS_MITIGATION = cfr({ ...REG_X, section: '1024.41', from: '2014-01-10' })
const FIRST_CONTACT = cfr({ ...REG_X, section: '1024.39', from: '2014-01-10' })
const ERRORS = cfr({ ...REG_X, section: '1024.35', from: '2014-01-10' })
const COUNSELORS = page(
  'CFPB: Help for homeowners and renters',
  'HUD-approved housing counselors, 888-995-4673',
  'https://www.consumerfinance.gov/housing/',
)

const MORTGAGE = {
  ...CHECKED,
  kinds: ['OTHER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['housing', 'debt'],
  when: {
    all: [
      {
        says: [
          'mortgage',
          'home loan',
          'deed of trust',
          'loan servicing',
          'servicer',
          'surrender home',
          'surrender the home',
          'surrender your home',
          'loan on your home',
          'secured by your home',
        ],
      },
      {
        says: [
          'foreclosure',
          'foreclose',
          'intent to accelerate',
          'acceleration',
          'notice of default',
          'default',
          'delinquent',
          'past due',
          'days behind',
          'cure the default',
        ],
      },
    ],
    not: [{ says: ['student loan', 'your landlord', 'tenant'] }],
  },
} satisfies Partial<Rule>

/** A recorded notice of default or of sale: it reads like a court officer’s paper, and a day to sell is set or near. */
const NOTICE = {
  ...CHECKED,
  kinds: ['BAILIFF_NOTICE', 'OTHER', 'DEBT_COLLECTION_LETTER', 'EVICTION_NOTICE'],
  topics: ['housing', 'debt'],
  papers: ['foreclosure'],
} satisfies Partial<Rule>

const ON_NOTICE: readonly Rule[] = [
  {
    ...NOTICE,
    id: 'us.foreclosure.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 1,
    says: 'The home is not sold yet. Until the sale, paying what is late, a plan or bankruptcy can often stop it.',
    authority: LOSS_MITIGATION,
  },
  {
    ...NOTICE,
    id: 'us.foreclosure.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 1,
    says: 'A trustee or a lawyer runs the sale. The servicer, the company that takes your payments, decides on help.',
    authority: LOSS_MITIGATION,
  },
  {
    ...NOTICE,
    id: 'us.foreclosure.step-counselor',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Call a HUD-approved housing counselor at 888-995-4673 today. It is free. Never pay anyone who promises to stop the sale.',
    authority: COUNSELORS,
  },
  {
    ...NOTICE,
    id: 'us.foreclosure.step-help',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Send the servicer a full request for help now. More than 37 days before the sale, they may not sell while they look at it.',
    authority: LOSS_MITIGATION,
  },
  {
    ...NOTICE,
    id: 'us.foreclosure.step-sum',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Ask the servicer in writing for the sum that brings the loan up to date, and the last day to pay it.',
    authority: cfr({ ...REG_X, section: '1024.36', from: '2014-01-10' }),
  },
  {
    ...NOTICE,
    id: 'us.foreclosure.step-lawyer',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Is the sale less than a month away? Call legal aid or a bankruptcy lawyer now, before that day.',
    authority: COUNSELORS,
  },
  {
    ...NOTICE,
    id: 'us.foreclosure.right-help',
    kind: 'right',
    rank: 2,
    says: 'You have the right to an answer to a full request for help, and mostly to an appeal if it is refused.',
    authority: LOSS_MITIGATION,
  },
]

export const FORECLOSURE: readonly Rule[] = [
  ...ON_NOTICE,
  {
    ...MORTGAGE,
    kinds: ['OTHER'],
    id: 'us.mortgage.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'Your mortgage company wants the late payments, and says that it may start foreclosure.',
    authority: FIRST_CONTACT,
  },
  {
    ...MORTGAGE,
    kinds: ['OTHER'],
    id: 'us.mortgage.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'This is a warning, not a sale. Many people keep their home with a plan, if they ask early.',
    authority: LOSS_MITIGATION,
  },
  {
    ...MORTGAGE,
    id: 'us.mortgage.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 5,
    says: 'In most cases foreclosure may not begin until you are more than 120 days behind.',
    authority: cfr({ ...REG_X, section: '1024.41(f)', from: '2014-01-10' }),
  },
  {
    ...MORTGAGE,
    id: 'us.mortgage.right-help',
    kind: 'right',
    rank: 5,
    says: 'Send a full request for help more than 37 days before a sale. They must look at it and may not sell while they do.',
    authority: LOSS_MITIGATION,
  },
  {
    ...MORTGAGE,
    id: 'us.mortgage.right-contact',
    kind: 'right',
    rank: 8,
    says: 'Your servicer must tell you in writing of ways to get help by the 45th day you are late.',
    authority: FIRST_CONTACT,
  },
  {
    ...MORTGAGE,
    id: 'us.mortgage.right-errors',
    kind: 'right',
    rank: 10,
    says: 'If the sum is wrong, send a notice of error. They must in most cases answer within 30 business days.',
    authority: ERRORS,
  },
  {
    ...MORTGAGE,
    id: 'us.mortgage.step-counselor',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Call a HUD-approved housing counselor at 888-995-4673. It is free. Never pay anyone who promises to stop foreclosure.',
    authority: COUNSELORS,
  },
  {
    ...MORTGAGE,
    id: 'us.mortgage.option-plan',
    kind: 'option',
    option: 'negotiate',
    rank: 5,
    title: 'Ask for a plan to keep the home',
    cost: 'Free to ask',
    time: 'Now, before day 120',
    risk: 'The sum owed grows while you wait.',
    bestFor: 'You have some income and want to stay.',
    says: 'Ask for the loss mitigation form. Offer a repayment plan, a pause or a change of the loan.',
    authority: LOSS_MITIGATION,
  },
]
