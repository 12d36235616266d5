/** A bank that ends or freezes an account or changes its terms. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const CLOSING_SAID: Test = {
  says: [
    'close your account',
    'closing your account',
    'close your current account',
    'close your accounts',
    'closing your accounts',
    'closing your current account',
    'account will be closed',
    'account will close',
    'accounts will be closed',
    'accounts will close',
    'closure of your account',
    'closed my account',
    'closed my bank account',
    'closing my account',
    'closing my bank account',
    'close my account',
    'close my bank account',
    'account closure',
  ],
}
const BANK_SAID: Test = {
  says: ['bank', 'banks', 'current account', 'building society', 'bank account', 'savings account'],
}
const CHANGING_SAID: Test = {
  says: [
    'changes to your terms',
    'change to your terms',
    'changing our terms',
    'changing your terms',
    'changes to your account terms',
    'changes to our terms',
    'updating our terms',
    'updated terms and conditions',
    'changes to your terms and conditions',
    'change the terms of your account',
  ],
}
const ENDING_LAW: Authority = {
  title: 'Payment Services Regulations 2017',
  provision: 'regulations 51 to 51D (end of an account)',
  url: 'https://www.legislation.gov.uk/uksi/2017/752/regulation/51',
  inForceFrom: '2026-04-28',
}
const NEW_TERMS_LAW: Authority = {
  title: 'Payment Services Regulations 2017',
  provision: 'regulation 50 (changes to an account)',
  url: 'https://www.legislation.gov.uk/uksi/2017/752/regulation/50',
  inForceFrom: '2018-01-13',
}
const BASIC_LAW: Authority = {
  title: 'Payment Accounts Regulations 2015',
  provision: 'regulations 23 to 26 (basic account, refusal, closing)',
  url: 'https://www.legislation.gov.uk/uksi/2015/2038/part/4',
  inForceFrom: '2016-09-18',
}
const OMBUDSMAN_LAW: Authority = {
  title: 'FCA Dispute Resolution sourcebook (DISP)',
  provision: 'DISP 1.6 and 2.8, under Financial Services and Markets Act 2000, section 226',
  url: 'https://handbook.fca.org.uk/handbook/DISP/1/6.html',
  inForceFrom: '2001-12-01',
}

const CLOSE_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
  papers: ['account_closing'],
  when: { all: [CLOSING_SAID, BANK_SAID] },
} satisfies Partial<Rule>

const CLOSE_LETTER_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  papers: ['account_closing'],
  when: { all: [CLOSING_SAID, BANK_SAID] },
} satisfies Partial<Rule>

const TERMS_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
  when: { all: [CHANGING_SAID, BANK_SAID] },
} satisfies Partial<Rule>

const TERMS_LETTER_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  when: { all: [CHANGING_SAID, BANK_SAID] },
} satisfies Partial<Rule>

export const BANK_ACCOUNT: readonly Rule[] = [
  {
    ...CLOSE_LETTER_ROW,
    id: 'gb.account.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The bank wants to end your account. The money in it stays yours.',
    authority: ENDING_LAW,
  },
  {
    ...CLOSE_ROW,
    id: 'gb.account.right-notice',
    kind: 'right',
    rank: 6,
    says: "A bank must in most cases give you two months' notice. For an account opened since 28 April 2026 it is 90 days, with clear reasons.",
    authority: ENDING_LAW,
  },
  {
    ...CLOSE_ROW,
    id: 'gb.account.right-basic',
    kind: 'right',
    rank: 8,
    says: 'You can ask a big bank for a basic account. It is free, and the bank may refuse only for set reasons.',
    authority: BASIC_LAW,
  },
  {
    ...CLOSE_ROW,
    id: 'gb.account.right-ombudsman',
    kind: 'right',
    rank: 7,
    says: 'Complain to the bank. After eight weeks, or its final answer, the Financial Ombudsman can look at it for free.',
    authority: OMBUDSMAN_LAW,
  },
  {
    ...CLOSE_ROW,
    id: 'gb.account.step',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Open another account now. Move your pay, benefits and direct debits to it. Ask the bank in writing for its reasons.',
    authority: ENDING_LAW,
  },
  {
    ...CHECKED,
    id: 'gb.account.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general', 'debt'],
    asks: [
      ['my account', 'bank account', 'current account'],
      [
        'closed my',
        'closing my',
        'close my',
        'closed',
        'closing',
        'shut my',
        'shut down my',
        'shutting my',
        'shutting down',
      ],
    ],
    verdict: 'do_this',
    says: "Open another account and ask your bank in writing why. It must in most cases give two months' notice, or 90 days for an account opened since 28 April 2026. If it does not put things right, the Financial Ombudsman is free.",
    authority: ENDING_LAW,
  },
  {
    ...TERMS_LETTER_ROW,
    id: 'gb.terms.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 6,
    says: 'Your bank tells you of new terms. You need do nothing if you accept them.',
    authority: NEW_TERMS_LAW,
  },
  {
    ...TERMS_ROW,
    id: 'gb.terms.right-leave',
    kind: 'right',
    rank: 6,
    says: 'A bank must tell you two months before it changes the terms of a current account. You can leave before then, free of charge.',
    authority: NEW_TERMS_LAW,
  },
  {
    ...TERMS_LETTER_ROW,
    id: 'gb.terms.step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Note the day when the new terms start. Compare fees and overdraft costs, and switch before that day if you wish.',
    authority: NEW_TERMS_LAW,
  },
  {
    ...CHECKED,
    kinds: ['ENQUIRY'],
    id: 'gb.ask-bank.account-frozen',
    kind: 'answer',
    rank: 8,
    topics: ['consumer', 'general', 'debt'],
    checkedOn: '2026-11-22',
    when: {
      not: [{ says: ['judgment', 'ccj', 'debt collector', 'third party debt order', 'owe'] }],
    },
    asks: [
      [
        'bank',
        'monzo',
        'barclays',
        'lloyds',
        'hsbc',
        'natwest',
        'santander',
        'starling',
        'revolut',
        'halifax',
        'nationwide',
      ],
      [
        'frozen my account',
        'froze my account',
        'blocked my account',
        'account is frozen',
        'account has been frozen',
        'account was frozen',
        'locked my account',
        'restricted my account',
        'frozen with all',
        'blocked account',
        'frozen account',
        'account blocked',
        'account is blocked',
        'locked out of my account',
        'suspended my account',
        'account suspended',
        'account on hold',
        "can't access my money",
        'cant access my money',
        "can't get at my money",
        'under review',
      ],
    ],
    verdict: 'do_this',
    says: 'Ask the bank in writing to let out wages, benefits and money for rent and food. It may not be allowed to say why. Complain today: after eight weeks, or its final answer, the Financial Ombudsman decides for free. Send new pay to another account.',
    authority: {
      title: 'FCA Dispute Resolution sourcebook (DISP)',
      provision:
        'DISP 1.6.2 and 2.8, with Proceeds of Crime Act 2002, sections 333A and 335 to 338 (why a bank may have to stay silent) and Payment Services Regulations 2017, regulation 71',
      url: 'https://handbook.fca.org.uk/handbook/DISP/1/6.html',
      inForceFrom: '2008-01-06',
    },
  },
]
