/** A bank that closes an account or will not put a thing right. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const ACCOUNT: Test = {
  says: ['your account', 'current account', 'bank account', 'your accounts'],
}

const CLOSE: Test = {
  says: [
    'close your account',
    'close your current account',
    'closing your account',
    'closing your current account',
    'account will be closed',
    'close your accounts',
    'account closure',
    'closure of your account',
  ],
}

const CLOSED = {
  country: 'ie',
  kinds: ['OTHER'],
  topics: ['debt'],
  when: { all: [ACCOUNT, CLOSE] },
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const BANK_ACCOUNTS: readonly Rule[] = [
  {
    ...CLOSED,
    id: 'ie.bank.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The bank wants to close your account. Look for the last day and move your pay and bills in time.',
    authority: {
      title: 'European Union (Payment Services) Regulations 2018, S.I. No. 6 of 2018',
      provision: 'Part 3 (end of a framework contract: two months of notice)',
      url: 'https://www.irishstatutebook.ie/eli/2018/si/6/made/en/print',
      inForceFrom: '2018-01-13',
    },
  },
  {
    ...CLOSED,
    id: 'ie.bank.right-notice',
    kind: 'right',
    rank: 2,
    says: 'A bank must mostly give you two months of notice in writing before it closes a payment account.',
    authority: {
      title: 'European Union (Payment Services) Regulations 2018, S.I. No. 6 of 2018',
      provision: 'Part 3 (end of a framework contract: two months of notice)',
      url: 'https://www.irishstatutebook.ie/eli/2018/si/6/made/en/print',
      inForceFrom: '2018-01-13',
    },
  },
  {
    ...CLOSED,
    id: 'ie.bank.right-basic',
    kind: 'right',
    rank: 3,
    says: 'If you live in the EU, you have a right to a basic bank account. A bank can refuse only for reasons that the law names, in writing.',
    authority: {
      title: 'European Union (Payment Accounts) Regulations 2016, S.I. No. 482 of 2016',
      provision: 'Part 4 (account with basic features, refusal and closing)',
      url: 'https://www.irishstatutebook.ie/eli/2016/si/482/made/en/print',
      inForceFrom: '2016-09-18',
    },
  },
  {
    ...CLOSED,
    id: 'ie.bank.right-ombudsman',
    kind: 'right',
    rank: 4,
    says: 'Complain to the bank first. After 40 working days, or a final no, the Financial Services and Pensions Ombudsman looks at it for free.',
    authority: {
      title: 'Financial Services and Pensions Ombudsman Act 2017',
      provision: 'sections 44 and 50 to 61 (complaints)',
      url: 'https://www.irishstatutebook.ie/eli/2017/act/22/enacted/en/html',
      inForceFrom: '2018-01-01',
    },
  },
  {
    ...CLOSED,
    id: 'ie.bank.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Ask for the reason in writing. Open a new account, and ask the new bank to move your payments.',
    authority: {
      title: 'European Union (Payment Accounts) Regulations 2016, S.I. No. 482 of 2016',
      provision: 'Part 4 (account with basic features, refusal and closing)',
      url: 'https://www.irishstatutebook.ie/eli/2016/si/482/made/en/print',
      inForceFrom: '2016-09-18',
    },
  },
  {
    country: 'ie',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'consumer', 'general'],
    when: {
      all: [
        { says: ['my bank', 'the bank', 'bank charges', 'credit union'] },
        {
          says: [
            'refund',
            'charge',
            'charges',
            'charged',
            'charging',
            'took',
            'taken',
            'direct debit',
            'fraud',
            'scam',
            'complain',
            'complaint',
          ],
        },
      ],
    },
    checkedOn: '2026-11-22',
    checkBy: '2027-06-30',
    id: 'ie.bank.right-forty-days',
    kind: 'right',
    rank: 24,
    says: 'If you complain to your bank in writing, it must look into it and answer within 40 working days.',
    authority: {
      title:
        'Central Bank (Supervision and Enforcement) Act 2013 (Section 48) (Consumer Protection) Regulations 2025, S.I. No. 81 of 2025',
      provision: 'Consumer Protection Code: complaints (answer within 40 working days)',
      url: 'https://www.irishstatutebook.ie/eli/2025/si/81/made/en/html',
      inForceFrom: '2026-03-24',
    },
  },
]
