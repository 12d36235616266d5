/** Questions about taking goods back, the three days, and ending a subscription or plan. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASK_AS_BUYER, ASK_TILL_OCTOBER } from './answers-in-common.ts'
import { CHECKED, cfr, usc } from './cite-law.ts'

const COOLING_OFF = cfr({
  title: 16,
  section: '429.1',
  name: 'FTC Cooling-Off Rule',
  from: '1974-06-07',
})

const STOP = {
  title:
    'Electronic Fund Transfer Act (EFTA), Regulation E and Restore Online Shoppers’ Confidence Act (ROSCA)',
  provision: '15 U.S.C. 1693e and 1693f, 8403; 12 CFR 1005.10 and 1005.11',
  url: 'https://www.ecfr.gov/current/title-12/section-1005.10',
  inForceFrom: '2011-12-30',
}

const ON_SHOP = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_RETURNS_AND_SUBSCRIPTIONS: readonly Rule[] = [
  {
    ...ASK_AS_BUYER,
    id: 'us.ask-consumer.return',
    rank: 20,
    asks: [
      ['return', 'refund', 'money back', 'changed my mind', 'cancel'],
      [
        'store',
        'shop',
        'bought',
        'purchase',
        'purchased',
        'item',
        'online',
        'seller',
        'product',
        'restocking',
        'bought it',
        'salesman',
        'walmart',
        'target',
        'best buy',
        'amazon',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether the goods are faulty and what the shop promised',
    says: 'No federal law makes a shop take back goods because you changed your mind. Its own policy counts. For faulty goods, use the warranty and dispute the card charge.',
    authority: COOLING_OFF,
  },
  {
    ...ASK_AS_BUYER,
    id: 'us.ask-consumer.three-days',
    rank: 15,
    asks: [
      [
        'three days',
        '3 days',
        '3 day',
        'three day',
        'cooling off',
        'cooling-off',
        'right to cancel',
      ],
      ['cancel', 'contract', 'car', 'bought', 'signed', 'sale', 'buyer'],
    ],
    verdict: 'it_depends',
    dependsOn: 'where you signed and what you bought',
    says: 'The three-day right is for sales at your home or at a fair or hotel, not in a shop. It does not cover a car bought at a dealer. Some loans on your home have one too.',
    authority: COOLING_OFF,
  },
  {
    ...ASK_AS_BUYER,
    id: 'us.ask-consumer.subscription',
    rank: 12,
    asks: [
      [
        'subscription',
        'free trial',
        'membership',
        'gym',
        'auto renew',
        'automatic renewal',
        'recurring',
        'planet fitness',
        'streaming',
        'app',
        'auto pay',
        'autopay',
        'trial',
      ],
      [
        'cancel',
        'stop',
        'charged',
        'charging',
        'keep charging',
        "won't let me",
        'refund',
        'wont let me',
        'keeps charging',
        'still charging',
        'charging my card',
        'keep taking',
        'get out of',
        'out of my contract',
      ],
    ],
    verdict: 'do_this',
    says: 'Cancel in writing and keep proof. An online firm must give a simple way to stop. If it goes on charging, dispute it with your card firm and tell your state.',
    authority: usc({
      title: 15,
      section: '8403',
      name: "Restore Online Shoppers' Confidence Act (ROSCA)",
      from: '2010-12-29',
    }),
  },
  {
    ...ASK_TILL_OCTOBER,
    id: 'us.ask-consumer.unlimited-plan',
    rank: 12,
    topics: ['consumer', 'general'],
    asks: [
      ['unlimited'],
      ['data', 'internet', 'plan', 'phone', 'cap', 'throttle', 'throttled', 'carrier'],
    ],
    verdict: 'it_depends',
    says: 'Look at the broadband label and the terms from the day you signed. Complain to the company in writing, then to the FCC for free; it must answer you in 30 days.',
    dependsOn: 'what the plan promised and what the contract says',
    authority: {
      title: 'FCC broadband labels and informal complaints',
      provision: '47 CFR 8.1 and 1.717',
      url: 'https://www.ecfr.gov/current/title-47/section-8.1',
      inForceFrom: '2024-04-10',
    },
  },
  {
    ...ON_SHOP,
    id: 'us.trouble.still-charged',
    kind: 'answer',
    rank: 6,
    asks: [
      [
        'keep taking',
        'keeps taking',
        'still taking',
        'keep charging',
        'keeps charging',
        'still charging',
        'still charged',
        'canceled',
        'cancelled',
      ],
      [
        'checking account',
        'bank account',
        'every month',
        'monthly',
        'subscription',
        'streaming',
        'debit',
        'from my account',
      ],
    ],
    verdict: 'do_this',
    says: 'Tell the bank to stop the payments: three business days before the next is enough. Dispute each one within 60 days of its statement, and send the firm your proof that you canceled.',
    authority: STOP,
  },
]
