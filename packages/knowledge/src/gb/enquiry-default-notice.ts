/** Questions about a default notice from a lender. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_DEFAULT_NOTICE: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'gb.ask-debt.default-notice',
    kind: 'answer',
    topics: ['debt', 'general', 'consumer'],
    rank: 2,
    when: { not: [{ says: ['ccj', 'judgment', 'remove', 'come off', 'how long', 'credit file'] }] },
    asks: [
      ['default notice', 'notice of default', 'served under section 87', 'section 87'],
      [
        'what',
        '14 days',
        'should i',
        'do i do',
        'means',
        'mean',
        'pay',
        'cant',
        "can't",
        'happens',
        'next',
        'barclaycard',
        'loan',
        'credit card',
        'catalogue',
        'car',
      ],
    ],
    verdict: 'do_this',
    says: 'It is a last warning before the lender ends the agreement, not a court paper. You have at least 14 days to pay the sum it names and put all right. If you cannot, write before the day with a budget and offer what you can, and ask for interest to stop. A default then stays six years on your file. For a car they may try to take it. Free advice: 0808 808 4000.',
    authority: {
      title: 'Consumer Credit Act 1974',
      provision: 'sections 87 to 89',
      url: 'https://www.legislation.gov.uk/ukpga/1974/39/section/87',
      inForceFrom: '2008-10-01',
    },
  },
]
