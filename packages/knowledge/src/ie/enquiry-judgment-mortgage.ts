/** Questions about a judgment registered on a home. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_MORTGAGE: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'ie.ask.judgment-mortgage',
    kind: 'answer',
    topics: ['debt', 'housing', 'general', 'family'],
    rank: 2,
    asks: [
      [
        'judgment mortgage',
        'judgement mortgage',
        'registered on our home',
        'registered on the house',
        'registered against my house',
        'registered a judgment',
        'charge on the house',
      ],
      ['sell', 'house', 'home', 'take', 'lose', 'wife', 'husband', 'what happens', 'force'],
    ],
    verdict: 'do_this',
    says: 'It does not sell your home by itself. It ties the debt to your share, so it is paid when you sell or remortgage. To force a sale the creditor must go to court again. A judge can refuse or wait, for a family home most of all. Your wife’s or husband’s share is not touched. Make an offer in writing and call MABS on 0818 07 2000. Go to each court date.',
    authority: {
      title: 'Land and Conveyancing Law Reform Act 2009',
      provision: 'sections 31, 116 and 117 (judgment mortgage, order for sale)',
      url: 'https://revisedacts.lawreform.ie/eli/2009/act/27/revised/en/html',
      inForceFrom: '2009-12-01',
    },
  },
]
