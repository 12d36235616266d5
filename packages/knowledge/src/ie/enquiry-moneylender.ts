/** Questions about a loan from a moneylender. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_MONEYLENDER: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'ie.ask.moneylender',
    kind: 'answer',
    topics: ['debt', 'consumer', 'general', 'criminal'],
    rank: 2,
    when: { not: [{ says: ['instalment order', 'committal'] }] },
    asks: [
      [
        'moneylender',
        'money lender',
        'provident',
        'doorstep loan',
        'home credit',
        'loan shark',
        'lender calls to the door',
        'illegal lender',
        'high cost credit',
      ],
      [
        'paid back',
        'still want',
        'interest',
        'weekly',
        'owe',
        'threatening',
        'threats',
        'cant pay',
        "can't pay",
        'cost',
        'legal',
        'rate',
        'too much',
      ],
    ],
    verdict: 'do_this',
    says: 'Look on the Central Bank register first. A licensed firm may charge interest of at most 1% a week and 48% a year on a loan. Ask in writing what you borrowed, paid and owe. If it is not licensed, it may not lend at all, and you need not fear its threats: tell the gardaí. MABS helps free to stop it: 0818 07 2000.',
    authority: {
      title: 'Consumer Credit Act 1995',
      provision:
        'Part VIII (sections 93, 98 and 98A), as changed by Consumer Credit (Amendment) Act 2022',
      url: 'https://www.irishstatutebook.ie/eli/2022/act/13/enacted/en/html',
      inForceFrom: '2022-11-14',
    },
  },
]
