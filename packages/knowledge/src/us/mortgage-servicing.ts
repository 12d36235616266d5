/** Mortgage accounts: the yearly escrow account, and a new firm that collects the payments. */
import type { Rule } from '@plainletter/contracts/rule'

const ESCROW = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['OTHER'],
  topics: ['housing', 'debt'],
  when: {
    any: [
      {
        says: [
          'escrow account',
          'escrow analysis',
          'escrow statement',
          'escrow shortage',
          'escrow payment',
          'escrow review',
        ],
      },
    ],
    not: [{ says: ['escrow agent', 'earnest money', 'closing date'] }],
  },
} satisfies Partial<Rule>

const TRANSFER = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['OTHER'],
  topics: ['housing', 'debt'],
  when: {
    any: [
      {
        says: [
          'transfer of servicing',
          'servicing transfer',
          'servicing of your loan',
          'servicing of your mortgage',
          'new servicer',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const HELP_DENIED = {
  country: 'us',
  checkedOn: '2026-11-23',
  checkBy: '2027-06-30',
  kinds: ['OTHER'],
  topics: ['housing', 'debt'],
  when: {
    all: [
      {
        says: [
          'loss mitigation',
          'loan modification',
          'mortgage assistance',
          'trial period plan',
          'workout option',
          'workout options',
        ],
      },
      {
        says: [
          'deny',
          'denied',
          'denial',
          'not eligible',
          'ineligible',
          'unable to offer',
          'not approved',
          'do not qualify',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const HELP_LAW = {
  title: 'Regulation X (Real Estate Settlement Procedures Act, RESPA)',
  provision: '12 CFR 1024.41(d), (f), (g) and (h) (reasons, no foreclosure meanwhile, appeal)',
  url: 'https://www.ecfr.gov/current/title-12/section-1024.41',
  inForceFrom: '2014-01-10',
}

const ESCROW_LAW = {
  title: 'Real Estate Settlement Procedures Act (RESPA) and Regulation X',
  provision: '12 U.S.C. 2609; 12 CFR 1024.17 (escrow accounts)',
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1024/17/',
  inForceFrom: '2014-01-10',
}

const NOTICE_OF_ERROR = {
  title: 'Real Estate Settlement Procedures Act (RESPA) and Regulation X',
  provision:
    '12 U.S.C. 2605(e); 12 CFR 1024.35 and 1024.36 (notice of error, request for information)',
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1024/35/',
  inForceFrom: '2014-01-10',
}

const TRANSFER_LAW = {
  title: 'Regulation X (Real Estate Settlement Procedures Act, RESPA)',
  provision: '12 U.S.C. 2605; 12 CFR 1024.33 (transfer of servicing, 60 days)',
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1024/33/',
  inForceFrom: '2014-01-10',
}

export const MORTGAGE_SERVICING: readonly Rule[] = [
  {
    ...ESCROW,
    id: 'us.escrow.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'This is the yearly account of your escrow. It shows what taxes and insurance cost and what you pay next.',
    authority: ESCROW_LAW,
  },
  {
    ...ESCROW,
    id: 'us.escrow.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'A shortage is not a late payment. It means that taxes or insurance cost more than was set aside.',
    authority: ESCROW_LAW,
  },
  {
    ...ESCROW,
    id: 'us.escrow.right-cushion',
    kind: 'right',
    rank: 5,
    says: 'Your servicer may hold a cushion of one sixth of a year’s bills at most, about two months.',
    authority: ESCROW_LAW,
  },
  {
    ...ESCROW,
    id: 'us.escrow.right-spread',
    kind: 'right',
    rank: 7,
    says: 'A shortage of a month’s payment or more must be spread over at least 12 months. You may also pay it at once.',
    authority: ESCROW_LAW,
  },
  {
    ...ESCROW,
    id: 'us.escrow.right-surplus',
    kind: 'right',
    rank: 9,
    says: 'A surplus of $50 or more must be sent back to you within 30 days, if your loan is up to date.',
    authority: ESCROW_LAW,
  },
  {
    ...ESCROW,
    id: 'us.escrow.right-error',
    kind: 'right',
    rank: 11,
    says: 'If a sum is wrong, send a notice of error. They must confirm within 5 business days, and mostly answer within 30 business days.',
    authority: NOTICE_OF_ERROR,
  },
  {
    ...ESCROW,
    id: 'us.escrow.step-check',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Compare the tax and insurance sums with your own bills. Check the new payment from your next statement on.',
    authority: ESCROW_LAW,
  },
  {
    ...ESCROW,
    id: 'us.escrow.step-taxes',
    kind: 'step',
    list: 'general',
    rank: 10,
    says: 'Ask your county if you get every tax exemption. Ask other insurers for a price.',
    authority: ESCROW_LAW,
  },
  {
    ...ESCROW,
    id: 'us.escrow.option-error',
    kind: 'option',
    option: 'dispute',
    rank: 5,
    title: 'Send a notice of error',
    cost: 'Free',
    time: 'Soon after you get the statement',
    risk: 'None. They may not report you late for it for 60 days.',
    bestFor: 'The tax or insurance sum is wrong.',
    says: 'Write to the address for errors, with your loan number and what is wrong.',
    authority: NOTICE_OF_ERROR,
  },
  {
    ...ESCROW,
    id: 'us.escrow.option-pay',
    kind: 'option',
    option: 'comply',
    rank: 10,
    title: 'Pay it monthly or at once',
    cost: 'The shortage',
    time: 'From the date in the statement',
    risk: 'None.',
    bestFor: 'The sums are right.',
    says: 'Pay the new monthly sum, or pay the shortage once to keep the payment lower.',
    authority: ESCROW_LAW,
  },
  {
    ...TRANSFER,
    id: 'us.transfer.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'Another firm will collect your mortgage payments. The terms of your loan stay the same.',
    authority: TRANSFER_LAW,
  },
  {
    ...TRANSFER,
    id: 'us.transfer.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'Both firms must mostly write to you, the old one at least 15 days before. One letter alone may be a trick.',
    authority: TRANSFER_LAW,
  },
  {
    ...TRANSFER,
    id: 'us.transfer.right-sixty',
    kind: 'right',
    rank: 5,
    says: 'For 60 days after the change, a payment sent to the old firm on time may not be treated as late.',
    authority: TRANSFER_LAW,
  },
  {
    ...TRANSFER,
    id: 'us.transfer.step-check',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Check the change with your old servicer, on a number from an old statement. Then pay the new one.',
    authority: TRANSFER_LAW,
  },
  {
    ...HELP_DENIED,
    id: 'us.mortgage-help.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The firm that collects your mortgage says no to your request for help with it. It must give its reasons.',
    authority: HELP_LAW,
  },
  {
    ...HELP_DENIED,
    id: 'us.mortgage-help.right-appeal',
    kind: 'right',
    rank: 5,
    says: 'You mostly have 14 days to appeal a no to a loan change, if your full application came 90 days before a sale. Other staff must look at it.',
    authority: HELP_LAW,
  },
  {
    ...HELP_DENIED,
    id: 'us.mortgage-help.step-appeal',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Appeal in writing within the days in the letter. Say which sum or fact is wrong. Call a free HUD counselor: 1-888-995-4673.',
    authority: HELP_LAW,
  },
]
