/** Questions about a court fine that was not paid. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_UNPAID_FINE: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.unpaid-fine',
    kind: 'answer',
    topics: ['criminal', 'debt', 'parking', 'general', 'employment'],
    rank: 6,
    asks: [
      ['fine', 'fines', 'court fine', 'fined'],
      [
        'never paid',
        'not paid',
        'did not pay',
        "didn't pay",
        "can't pay",
        'cannot pay',
        "can't afford",
        'unpaid',
        'community service',
        'instalments',
        'installments',
        'due date',
        'go to prison',
        'go to jail',
        'warrant',
      ],
      [
        'court',
        'judge',
        'community service',
        'instalments',
        'installments',
        'prison',
        'jail',
        'warrant',
        'letter',
        'summons',
        'guards',
        'gardai',
      ],
    ],
    verdict: 'do_this',
    says: 'Go to court on the day and bring a statement of your money. The judge can take it from your wages, have goods taken for a fine over €500, or give community service. Prison comes last. A fine of €100 or more can be paid in instalments over 12 months.',
    authority: {
      title: 'Fines (Payment and Recovery) Act 2014',
      provision: 'sections 5 to 8, 14, 19 and 20 (instalments, wages, community service)',
      url: 'https://www.irishstatutebook.ie/eli/2014/act/7/enacted/en/html',
      inForceFrom: '2016-01-11',
    },
  },
]
