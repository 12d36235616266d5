/** What a bank decides: checks on hold, payments nobody allowed, overdrafts and closed accounts. */
import type { Rule } from '@plainletter/contracts/rule'

import { CLOSED, ERROR, HOLD, LIMIT, OVERDRAFT } from './bank-law.ts'
import { CHECKED } from './cite-law.ts'
import { CREDIT_NOTICE } from './conditions.ts'

const HELD = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
  when: {
    all: [
      { says: ['check', 'checks', 'deposit', 'deposits', 'deposited'] },
      {
        says: [
          'hold',
          'notice of hold',
          'delaying the availability',
          'delay the availability',
          'availability of funds',
          'funds availability',
          'funds will be available',
          'on hold',
          'held my check',
          'holding my check',
        ],
      },
      { says: ['bank', 'credit union', 'account'] },
    ],
    not: [
      {
        says: [
          'landlord',
          'tenant',
          'security deposit',
          'restraining notice',
          'garnishment',
          'levy',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const WRONG = {
  ...CHECKED,
  kinds: [
    'OTHER',
    'CONSUMER_CONTRACT_DISPUTE',
    'DEBT_COLLECTION_LETTER',
    'INSURANCE_DECISION',
    'SCAM_LETTER',
    'ENQUIRY',
  ],
  when: {
    all: [
      {
        says: [
          'transfer',
          'transfers',
          'transaction',
          'transactions',
          'debit card',
          'zelle',
          'withdrawal',
          'withdrawals',
          'ach',
          'electronic payment',
        ],
      },
      {
        says: [
          'unauthorized',
          'not authorized',
          'not made by you',
          'you did not make',
          'did not authorize',
          'i did not make',
          'without my permission',
          'reported as fraud',
          'dispute',
          'disputed',
          'no error',
          'temporary credit',
          'provisional credit',
          'fraud claim',
        ],
      },
      { says: ['bank', 'credit union', 'account', 'wallet'] },
    ],
    not: [
      CREDIT_NOTICE,
      {
        says: [
          'credit report',
          'statement is ready',
          'statement is now available',
          'statement is available',
          'gift card',
          'gift cards',
          'data breach',
          'policyholder',
          'deductible',
          'adjuster',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const OVER = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
  when: {
    all: [
      { says: ['overdraft', 'overdrawn', 'overdrafts', 'nsf'] },
      { says: ['fee', 'fees', 'charge', 'charged', 'negative balance'] },
    ],
  },
} satisfies Partial<Rule>

const SHUT = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
  when: {
    all: [
      {
        says: [
          'close your account',
          'close your checking account',
          'close your savings account',
          'close your deposit account',
          'close your accounts',
          'decided to close your',
          'closed your account',
          'closing your account',
          'account will be closed',
          'account has been closed',
          'closed my account',
          'closed my bank account',
          'end our relationship',
          'terminate your account',
          'chexsystems',
          'denied a checking account',
        ],
      },
      { says: ['bank', 'credit union', 'checking', 'savings', 'balance'] },
    ],
    not: [{ says: ['utility', 'electric', 'medicaid', 'snap'] }],
  },
} satisfies Partial<Rule>

export const BANK_DECISIONS: readonly Rule[] = [
  {
    ...HELD,
    id: 'us.bank.right-hold',
    kind: 'right',
    rank: 3,
    says: 'A bank may hold a check longer only for reasons that the law names. It must tell you in writing why and when you get the money.',
    authority: HOLD,
  },
  {
    ...HELD,
    id: 'us.bank.right-hold-part',
    kind: 'right',
    rank: 6,
    says: 'If the extra hold is longer than five business days, the bank must show that it needs it.',
    authority: HOLD,
  },
  {
    ...HELD,
    id: 'us.bank.step-hold',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Ask the branch to free the money early and to waive overdraft fees that the hold caused.',
    authority: HOLD,
  },
  {
    ...HELD,
    id: 'us.bank.reality-hold',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'The money is still yours. A hold on a check is not a debt and no sign of a crime.',
    authority: HOLD,
  },
  {
    ...WRONG,
    id: 'us.bank.right-explain',
    kind: 'right',
    rank: 3,
    says: 'The bank must mostly look into it within ten business days. If it says no, it must explain in writing and show you its papers when you ask.',
    authority: ERROR,
  },
  {
    ...WRONG,
    id: 'us.bank.right-limit',
    kind: 'right',
    rank: 4,
    says: 'It is for the bank to show that you allowed a transfer. If you reported a stolen card or code within two business days, you risk $50 at most.',
    authority: LIMIT,
  },
  {
    ...WRONG,
    id: 'us.bank.step-papers',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Write to the bank: you did not make the transfer, and you want copies of all it relied on. Then complain to the CFPB.',
    authority: ERROR,
  },
  {
    ...OVER,
    id: 'us.bank.right-overdraft',
    kind: 'right',
    rank: 6,
    says: 'A bank may charge for overdrafts at cash machines and on one-time card payments only if you agreed to it before.',
    authority: OVERDRAFT,
  },
  {
    ...OVER,
    id: 'us.bank.want-overdraft',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 6,
    says: 'The bank says that your account went below zero, and charged a fee for it.',
    authority: OVERDRAFT,
  },
  {
    ...OVER,
    id: 'us.bank.step-overdraft',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Look at what was paid and in what order. Ask the bank to take back the fee, and opt out of paid overdrafts if you wish.',
    authority: OVERDRAFT,
  },
  {
    ...OVER,
    id: 'us.bank.option-overdraft',
    kind: 'option',
    option: 'complain',
    rank: 6,
    title: 'Ask for the fee back',
    cost: 'Free',
    time: 'A call or a letter',
    risk: 'None.',
    bestFor: 'It is your first fee, or you never opted in.',
    says: 'Ask for the fee back in writing. Without an answer, complain to the CFPB.',
    authority: OVERDRAFT,
  },
  {
    ...SHUT,
    id: 'us.bank.right-closed',
    kind: 'right',
    rank: 5,
    says: 'A bank may mostly close an account, but what is in it is yours. If a report was the reason, you can get it free and dispute it.',
    authority: CLOSED,
  },
  {
    ...SHUT,
    checkedOn: '2026-11-22',
    id: 'us.bank.want-closed',
    kind: 'fact',
    slot: 'what_they_want',
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 5,
    says: 'The bank ends your account on a day, and may tell a reporting firm such as ChexSystems.',
    authority: CLOSED,
  },
  {
    ...SHUT,
    id: 'us.bank.step-closed',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Move your pay, benefits and bills before the day. Ask in writing for your balance and for the reason.',
    authority: CLOSED,
  },
]
