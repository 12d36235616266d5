/** Questions about the house and the cost of a nursing home. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_NURSING_HOME: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'ie.ask.fair-deal-house',
    kind: 'answer',
    topics: ['family', 'debt', 'housing', 'general'],
    rank: 2,
    when: { not: [{ says: ['complaint', 'abuse'] }] },
    asks: [
      ['fair deal', 'nursing home', 'nursing home support scheme', 'nursing homes support'],
      [
        'house',
        'home',
        'take the house',
        'sell',
        'farm',
        'cost',
        'pay',
        'lose',
        'savings',
        'how much',
        'charge',
      ],
    ],
    verdict: 'do_this',
    says: 'No one takes the house. Under Fair Deal the person pays 80% of income, and 7.5% a year of what they own above €36,000. The family home counts for three years at most, so 22.5%. That part can wait as a loan from the State until after death. For a couple it is half. Apply to the HSE before moving in, as it is not paid back for time before.',
    authority: {
      title: 'Nursing Homes Support Scheme Act 2009',
      provision: 'sections 7, 11 and 17 and Schedule 1',
      url: 'https://revisedacts.lawreform.ie/eli/2009/act/15/revised/en/html',
      inForceFrom: '2021-10-20',
    },
  },
]
