/** Letters of banks on changed terms, and payments that a bank or firm takes by itself. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const TERMS = {
  title: 'Truth in Savings Act (TISA) (Regulation DD; for credit unions NCUA rules)',
  provision: '12 U.S.C. 4301 to 4313; 12 CFR 1030.5 and 707.5 (30 days’ notice of adverse changes)',
  url: 'https://www.ecfr.gov/current/title-12/section-1030.5',
  inForceFrom: '2011-12-30',
}
const DEBITS = {
  title: 'Electronic Fund Transfer Act (EFTA) and Regulation E (preauthorized debits)',
  provision: '15 U.S.C. 1693e; 12 CFR 1005.10',
  url: 'https://www.ecfr.gov/current/title-12/section-1005.10',
  inForceFrom: '2011-12-30',
}
const ERRORS = {
  title: 'Electronic Fund Transfer Act (EFTA) and Regulation E (errors and unauthorized transfers)',
  provision: '15 U.S.C. 1693f and 1693g; 12 CFR 1005.6 and 1005.11',
  url: 'https://www.ecfr.gov/current/title-12/section-1005.11',
  inForceFrom: '2011-12-30',
}

const CHANGE = {
  ...CHECKED,
  kinds: ['OTHER'],
  topics: ['consumer'],
  when: {
    all: [
      {
        says: [
          'checking account',
          'savings account',
          'share account',
          'deposit account',
          'checking',
          'savings',
        ],
      },
      {
        says: [
          'change in terms',
          'changes to your account',
          'change to your account',
          'updates to your account',
          'account agreement',
          'fee schedule',
          'will change',
          'we are updating',
          'are changing',
          'new fee',
          'monthly fee',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const DEBIT = {
  ...CHECKED,
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
  topics: ['consumer', 'debt'],
  when: {
    all: [
      {
        says: [
          'charged',
          'will be charged',
          'charge your',
          'charge the',
          'debited',
          'deducted',
          'withdrawn',
          'draft',
          'renew',
          'renews',
          'renewal',
          'took',
          'taken',
          'stop',
          'cancel',
          'cancelled',
          'canceled',
          'charging',
        ],
      },
    ],
    any: [
      {
        says: [
          'autopay',
          'auto-pay',
          'auto pay',
          'automatic payment',
          'automatic payments',
          'automatic draft',
          'automatic bank draft',
          'automatically charge',
          'automatically charged',
          'auto-renewal',
          'auto-renew',
          'automatic renewal',
          'recurring payment',
          'recurring charge',
          'keeps charging',
          'charging my card',
          'still charging',
          'preauthorized',
          'pre-authorized',
          'electronic debit',
          'card on file',
          'payment method on file',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const BANK_LETTERS: readonly Rule[] = [
  {
    ...CHANGE,
    id: 'us.bank.right-notice',
    kind: 'right',
    rank: 8,
    says: 'Your bank or credit union must write 30 days before a change that is worse for you, such as a new fee.',
    authority: TERMS,
  },
  {
    ...CHANGE,
    id: 'us.bank.step-compare',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Look for the day of the change and the new fees. If they do not suit you, move your money before that day.',
    authority: TERMS,
  },
  {
    ...DEBIT,
    id: 'us.bank.right-stop-payment',
    kind: 'right',
    rank: 14,
    says: 'You can stop an automatic payment. Tell your bank at least three business days before it is due.',
    authority: DEBITS,
  },
  {
    ...DEBIT,
    id: 'us.bank.right-other-sum',
    kind: 'right',
    rank: 16,
    says: 'If an automatic payment will be a different sum, you can get notice ten days before.',
    authority: DEBITS,
  },
  {
    ...DEBIT,
    id: 'us.bank.right-wrong-debit',
    kind: 'right',
    rank: 18,
    says: 'Tell your bank of a wrong debit within 60 days of the statement. It must look into it, mostly within ten business days.',
    authority: ERRORS,
  },
  {
    ...CHECKED,
    id: 'us.bank.asked-fraud',
    kind: 'right',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'debt', 'general'],
    rank: 5,
    when: {
      all: [
        {
          says: [
            'zelle',
            'venmo',
            'cash app',
            'debit card',
            'bank account',
            'my account',
            'checking',
          ],
        },
        {
          says: [
            'scam',
            'scammed',
            'scammer',
            'fraud',
            'hacked',
            'stolen',
            'unauthorized',
            'without my permission',
            'did not make',
            'not me',
          ],
        },
      ],
    },
    says: 'Tell the bank of a transfer that you did not allow within two days, and of any within 60 days of the statement. It must look into it. If you sent it yourself, dispute it too.',
    authority: ERRORS,
  },
]
