/** Questions about credit: lost agreements, default notices, refused offers and withdrawing. */
import type { Rule } from '@plainletter/contracts/rule'

import { CREDIT_LAW } from './authority.ts'

const ASK = {
  country: 'gb',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'parking', 'housing', 'consumer', 'criminal'],
  kind: 'answer',
  rank: 8,
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_CREDIT_AGREEMENT: readonly Rule[] = [
  {
    ...ASK,
    id: 'gb.ask-debt.offer-refused',
    asks: [
      [
        'debt company',
        'debt collector',
        'debt collectors',
        'creditor',
        'creditors',
        'lender',
        'catalogue',
        'lowell',
        'cabot',
      ],
      ['accept', 'refuse', 'turn down', 'turned down', 'say no', 'take my offer'],
      [
        '£1',
        '£5',
        '£10',
        'a month',
        'offer',
        'small payments',
        'token payment',
        'payment plan',
        'what i can afford',
      ],
    ],
    verdict: 'no',
    says: 'They do not have to accept an offer. But a lender must treat you fairly when you struggle and think about what you can afford. Send a budget with it, keep paying what you can, and ask a free adviser to help.',
    authority: CREDIT_LAW.forbearance,
    checkBy: '2027-05-31',
  },
  {
    ...ASK,
    id: 'gb.ask-debt.agreement-lost',
    asks: [
      [
        'original signed',
        'signed agreement',
        'original agreement',
        'original contract',
        'credit agreement',
        'original document',
      ],
      [
        "can't produce",
        'cannot produce',
        "can't find",
        "haven't got",
        "don't have",
        'void',
        'null and void',
        'unenforceable',
        'wiped',
        'written off',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'what kind of debt it is',
    says: 'For a card, loan or catalogue they must send a true copy when you ask and pay £1. Until they do, no court can enforce it. The debt is not void, and a copy need not show your signature.',
    authority: CREDIT_LAW.copyOfAgreement,
    checkBy: '2027-05-31',
  },
  {
    ...ASK,
    id: 'gb.ask-debt.default-not-judgment',
    asks: [
      ['default notice', 'notice of default', 'default on my credit', 'a default'],
      ['ccj', 'county court judgment', 'court judgment', 'judgment'],
    ],
    verdict: 'no',
    says: 'They are two things. A default notice comes from the lender and gives you at least 14 days to put things right. A judgment comes only from a court, after a claim that you can answer.',
    authority: CREDIT_LAW.defaultNotice,
  },
  {
    ...ASK,
    id: 'gb.ask-debt.withdraw-loan',
    asks: [
      ['loan', 'credit agreement', 'finance agreement', 'credit card', 'car finance'],
      ['cancel', 'withdraw', 'change my mind', 'changed my mind', 'cooling off', 'get out of'],
      [
        '14 days',
        'fourteen days',
        'signing',
        'signed',
        'just signed',
        'took out',
        'cooling off',
        'yesterday',
        'last week',
      ],
    ],
    verdict: 'yes',
    says: 'You can withdraw from most personal credit within 14 days of signing it or getting your copy. Tell the lender in writing. Then pay back what you borrowed within 30 days, with interest for those days. A mortgage is different.',
    authority: {
      title: 'Consumer Credit Act 1974',
      provision: 'section 66A',
      url: 'https://www.legislation.gov.uk/ukpga/1974/39/section/66A',
      inForceFrom: '2011-02-01',
    },
  },
]
