/** Credit cards: charges in dispute, and new rates and terms. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const CARD = {
  title: 'Fair Credit Billing Act (FCBA), Truth in Lending Act (TILA) and Regulation Z',
  provision: '15 U.S.C. 1666 and 1666i; 12 CFR 1026.12(c) and 1026.13',
  url: 'https://www.ecfr.gov/current/title-12/section-1026.13',
  inForceFrom: '2011-12-30',
}

const TERMS = {
  title: 'Credit CARD Act (Truth in Lending Act, TILA) and Regulation Z',
  provision: '15 U.S.C. 1637(i), 1666i-1 and 1666i-2; 12 CFR 1026.9(c) and 1026.55',
  url: 'https://www.ecfr.gov/current/title-12/section-1026.9',
  inForceFrom: '2011-12-30',
}

const CHARGE = {
  ...CHECKED,
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
  when: {
    all: [
      {
        says: [
          'credit card',
          'card account',
          'visa',
          'mastercard',
          'card ending',
          'card services',
          'american express',
          'discover card',
          'cardmember',
          'billing dispute',
        ],
      },
      {
        says: [
          'dispute',
          'disputed',
          'billing error',
          'chargeback',
          'charged me',
          'charge i',
          'charges i',
          'never came',
          'never arrived',
          'not received',
          'did not get',
          'refund',
          'merchant',
        ],
      },
    ],
    not: [{ says: ['debit card', 'credit report', 'collection agency'] }],
  },
} satisfies Partial<Rule>

const RATE = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: {
    all: [
      {
        says: [
          'credit card',
          'card account',
          'cardmember',
          'card agreement',
          'new purchases',
          'cash advances',
          'balance transfers',
        ],
      },
      {
        says: [
          'apr',
          'annual percentage rate',
          'interest rate',
          'late fee',
          'annual fee',
          'minimum payment',
        ],
      },
      {
        says: [
          'change in terms',
          'changes to your',
          'will increase',
          'increase',
          'new rate',
          'important changes',
          'raised',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const NEW_TERMS = {
  ...CHECKED,
  kinds: ['OTHER'],
  when: {
    all: [
      {
        says: [
          'credit card',
          'card account',
          'cardmember',
          'card services',
          'account terms',
          'new purchases',
          'cash advances',
          'balance transfers',
        ],
      },
      {
        says: [
          'apr',
          'annual percentage rate',
          'interest rate',
          'late fee',
          'annual fee',
          'minimum payment',
        ],
      },
      {
        says: [
          'change in terms',
          'changes to your',
          'will increase',
          'increase',
          'new rate',
          'new apr',
          'important changes',
          'raised',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const CARD_CHARGES_AND_TERMS: readonly Rule[] = [
  {
    ...CHARGE,
    id: 'us.card.right-dispute',
    kind: 'right',
    rank: 6,
    says: 'You can dispute a card charge in writing within 60 days of the statement. You need not pay that part while they check.',
    authority: CARD,
  },
  {
    ...RATE,
    id: 'us.card.right-terms',
    kind: 'right',
    rank: 5,
    says: 'Your card firm must mostly write 45 days before it raises the rate or adds a fee. The old balance mostly keeps the old rate.',
    authority: TERMS,
  },
  {
    ...NEW_TERMS,
    id: 'us.life.want-rate',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'Your card firm tells you of new terms and from which day they count.',
    authority: TERMS,
  },
  {
    ...NEW_TERMS,
    id: 'us.life.step-rate',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Look for the right to reject and its date. Compare other cards before you use this one more.',
    authority: TERMS,
  },
  {
    ...NEW_TERMS,
    id: 'us.life.option-rate',
    kind: 'option',
    option: 'dispute',
    rank: 5,
    title: 'Reject the new terms',
    cost: 'Free',
    time: 'By the date in the letter',
    risk: 'You can lose the use of the card.',
    bestFor: 'The new terms are much worse.',
    says: 'Reject the change in writing by the date. The account mostly closes and you pay off the old balance at the old rate.',
    authority: TERMS,
  },
]
