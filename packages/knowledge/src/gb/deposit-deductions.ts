/** A letting agent or landlord who wants to keep part of a deposit. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

const DEPOSIT = {
  country: 'gb',
  kinds: ['CONSUMER_CONTRACT_DISPUTE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const SCHEME: Authority = {
  title: 'GOV.UK: tenancy deposit protection',
  provision: 'Disputes and problems',
  url: 'https://www.gov.uk/tenancy-deposit-protection/disputes-and-problems',
  inForceFrom: '2012-10-17',
}

/** Deductions from a deposit at the end of a tenancy. */
export const IS_DEPOSIT: Test = {
  says: ['your deposit', 'tenancy deposit', 'deposit scheme', 'deposit protection'],
}
const IN_ENGLAND_AND_WALES = {
  ...DEPOSIT,
  nations: ['england', 'wales'],
  when: { all: [IS_DEPOSIT] },
} satisfies Partial<Rule>

export const DEPOSIT_LETTERS: readonly Rule[] = [
  {
    ...IN_ENGLAND_AND_WALES,
    id: 'gb.deposit.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'They want to keep part of your deposit. They need your yes, or a decision of the scheme or a court.',
    authority: SCHEME,
  },
  {
    ...IN_ENGLAND_AND_WALES,
    id: 'gb.deposit.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 5,
    says: 'You can say no to each sum. The deposit scheme then decides for free, and the disputed money stays safe with it.',
    authority: SCHEME,
  },
  {
    ...IN_ENGLAND_AND_WALES,
    id: 'gb.deposit.step-answer',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Answer in time. Go through the list and say yes or no to each sum, with a reason.',
    authority: SCHEME,
  },
  {
    ...IN_ENGLAND_AND_WALES,
    id: 'gb.deposit.step-proof',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Ask for the check-in list, photos and bills. Collect your own photos, messages and receipts.',
    authority: SCHEME,
  },
  {
    ...IN_ENGLAND_AND_WALES,
    id: 'gb.deposit.step-agreed',
    kind: 'step',
    list: 'first',
    rank: 7,
    says: 'Ask for the part that nobody disputes to be paid to you now.',
    authority: SCHEME,
  },
  {
    ...IN_ENGLAND_AND_WALES,
    id: 'gb.deposit.option-scheme',
    kind: 'option',
    option: 'dispute',
    rank: 5,
    title: 'Use the free scheme of the deposit',
    says: 'Refuse the sums you do not agree with and ask the scheme to decide on the papers.',
    cost: 'Nothing.',
    time: 'Some weeks.',
    risk: 'Both sides must agree to use it, and its decision is final.',
    bestFor: 'The sums are too high or have no proof.',
    authority: SCHEME,
  },
  {
    ...IN_ENGLAND_AND_WALES,
    id: 'gb.deposit.option-deal',
    kind: 'option',
    option: 'negotiate',
    rank: 6,
    title: 'Agree on a smaller sum',
    says: 'Offer what is fair for real damage and ask for the rest back.',
    cost: 'The sum you agree.',
    time: 'A few days.',
    risk: 'A deal cannot be undone.',
    bestFor: 'Some of it is true.',
    authority: SCHEME,
  },
]
