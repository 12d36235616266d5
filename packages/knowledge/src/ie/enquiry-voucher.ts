/** Questions about a gift voucher that ran out. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_VOUCHER: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'ie.ask.voucher-expired',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 2,
    asks: [
      ['voucher', 'vouchers', 'gift card', 'gift voucher', 'gift cards'],
      [
        'expired',
        'ran out',
        'run out',
        'out of date',
        'expiry',
        '12 months',
        'one year',
        'a year',
        'too late',
        'not valid',
        'six months',
        '6 months',
        'wont take',
        "won't take",
        'refuse',
        'refused',
      ],
    ],
    verdict: 'no',
    says: 'No. A gift voucher bought since 2 December 2019 must last at least five years, or have no end date. A shorter time has no effect. A promotion, loyalty or refund voucher is different. The shop must also not make you spend it all at once, nor charge you to change a name. Write to the shop with the date of purchase. If it refuses, tell the CCPC on 01 402 5555 and use the small claims procedure.',
    authority: {
      title: 'Consumer Protection (Gift Vouchers) Act 2019',
      provision: 'section 2 (Consumer Protection Act 2007, sections 66A and 66B: five years)',
      url: 'https://www.irishstatutebook.ie/eli/2019/act/38/enacted/en/html',
      inForceFrom: '2019-12-02',
    },
  },
]
