/** Questions about the debt of a small business and the family home. */
import type { Rule } from '@plainletter/contracts/rule'

const TRADE = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'family', 'housing', 'employment'],
} satisfies Partial<Rule>

export const ENQUIRY_TRADE_DEBT: readonly Rule[] = [
  {
    ...TRADE,
    id: 'ie.ask.trade-debt-house',
    kind: 'answer',
    rank: 5,
    checkedOn: '2026-11-22',
    asks: [
      [
        'builders merchant',
        "builder's merchant",
        "builders' merchant",
        "merchant's solicitor",
        'business debt',
        'trade account',
        'supplier account',
        'trade debt',
        'solicitor sent',
        'solicitor’s letter',
        "solicitor's letter",
        'letter from a solicitor',
        'letter came from',
      ],
      [
        'take the house',
        'take our house',
        'take my house',
        'take the home',
        'lose the house',
        'lose our home',
        'lose the home',
        'house off us',
        'put us out of the house',
      ],
    ],
    verdict: 'do_this',
    says: 'A letter cannot take the home. They need a court judgment first, and can then register it on the debtor’s share. Only a court can order a sale, and it may refuse or wait. Offer instalments in writing and call MABS on 0818 07 2000, free.',
    authority: {
      title: 'Land and Conveyancing Law Reform Act 2009',
      provision: 'sections 31, 116 and 117 (judgment mortgage, sale only by court)',
      url: 'https://www.irishstatutebook.ie/eli/2009/act/27/enacted/en/html',
      inForceFrom: '2009-12-01',
    },
  },
]
