/** Questions of a person who signed for somebody else’s loan or rent. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_GUARANTOR: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'gb.ask-debt.guarantor',
    kind: 'answer',
    topics: ['debt', 'general', 'consumer', 'housing', 'family'],
    rank: 3,
    asks: [
      [
        'guarantor',
        'as guarantor',
        'guarantee for',
        'signed a guarantee',
        'guaranteed his',
        'guaranteed her',
        'guaranteed my',
        'stood guarantor',
        'guarantor loan',
      ],
      [
        'pay',
        'owe',
        'liable',
        'stopped paying',
        'chasing me',
        'want it all',
        'off me',
        'have to',
        'get out of',
        'responsible',
        'missed',
      ],
    ],
    verdict: 'do_this',
    says: 'As a rule, who signs as guarantor must pay if the other does not. But ask for a copy of what you signed. For a loan the lender must have sent you copies and a default notice too. It must have checked that you could afford it. If not, complain; after eight weeks the Financial Ombudsman is free. Offer only what you can keep up, and get debt advice.',
    authority: {
      title: 'Consumer Credit Act 1974',
      provision: 'sections 105, 107, 108 and 111 (guarantors), with FCA Handbook CONC 5',
      url: 'https://www.legislation.gov.uk/ukpga/1974/39/section/105',
      inForceFrom: '1985-05-19',
    },
  },
]
