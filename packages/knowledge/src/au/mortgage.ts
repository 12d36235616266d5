/** Home loans in arrears. */
import type { Rule } from '@plainletter/contracts/rule'

const HOME = {
  country: 'au',
  creditor: 'private',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER', 'COURT_CLAIM'],
  topics: ['debt', 'housing'],
  when: {
    all: [
      { says: ['mortgage', 'home loan', 'housing loan'] },
      { says: ['default', 'arrears', 'overdue', 'missed', 'possession', 'enforcement', 'behind'] },
    ],
  },
} satisfies Partial<Rule>

const NATIONAL_CONSUMER_CREDIT_PROTECTION_ACT = {
  title: 'National Consumer Credit Protection Act 2009, Schedule 1 (National Credit Code)',
  provision: 'sections 72, 88, 89 and 96 (hardship, default notice, postponement of enforcement)',
  url: 'https://www.legislation.gov.au/C2009A00134/latest',
  inForceFrom: '2010-07-01',
}

export const MORTGAGE_RULES: readonly Rule[] = [
  {
    ...HOME,
    id: 'au.mortgage.right-default-notice',
    kind: 'right',
    rank: 8,
    says: 'Before it can sue for your home, the lender must give you a default notice and at least 30 days to catch up.',
    authority: NATIONAL_CONSUMER_CREDIT_PROTECTION_ACT,
  },
  {
    ...HOME,
    id: 'au.mortgage.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    kinds: ['OTHER'],
    says: 'The lender wants the late payments, and says that it may take the home.',
    authority: NATIONAL_CONSUMER_CREDIT_PROTECTION_ACT,
  },
  {
    ...HOME,
    id: 'au.mortgage.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 6,
    kinds: ['OTHER'],
    says: 'This is a warning with time to act. Most people who ask early keep their home with a plan.',
    authority: NATIONAL_CONSUMER_CREDIT_PROTECTION_ACT,
  },
  {
    ...HOME,
    id: 'au.mortgage.option-hardship',
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
    authority: NATIONAL_CONSUMER_CREDIT_PROTECTION_ACT,
  },
  {
    ...HOME,
    id: 'au.mortgage.right-hardship',
    kind: 'right',
    rank: 9,
    says: 'You can ask for a change because of hardship. The lender must answer in writing, mostly within 21 days.',
    authority: NATIONAL_CONSUMER_CREDIT_PROTECTION_ACT,
  },
  {
    ...HOME,
    id: 'au.mortgage.right-afca',
    kind: 'right',
    rank: 11,
    says: 'A free complaint to AFCA before judgment mostly stops the lender from going on with the case.',
    authority: {
      title: 'Corporations Act 2001',
      provision: 'sections 912A and 1050 to 1058 (dispute resolution, AFCA)',
      url: 'https://www.legislation.gov.au/C2004A00818/latest',
      inForceFrom: '2018-11-01',
    },
  },
  {
    ...HOME,
    id: 'au.mortgage.step-help',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Call a free financial counsellor on 1800 007 007 and the lender’s hardship team today.',
    authority: NATIONAL_CONSUMER_CREDIT_PROTECTION_ACT,
  },
]
