/** Questions about work on bank holidays. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_HOLIDAYS: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.ask-work.bank-holidays',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 3,
    when: { not: [{ says: ['bailiff', 'bailiffs', 'parking', 'delivery', 'flight', 'train'] }] },
    asks: [
      [
        'bank holiday',
        'bank holidays',
        'boxing day',
        'christmas day',
        'new years day',
        "new year's day",
        'good friday',
        'easter monday',
      ],
      [
        'work',
        'working',
        'pay',
        'paid',
        'off',
        'double',
        'extra',
        'boss',
        'manager',
        'employer',
        'shift',
        'have to',
      ],
    ],
    verdict: 'no',
    says: 'No. The law gives no right to bank holidays off or to extra pay for them. Your contract decides, or what was always done at your work. You must still get 5.6 weeks of paid holiday a year, and bank holidays can be part of that. Ask early for the day you need. A rule that hits one faith or parents harder may be unfair.',
    authority: {
      title: 'Working Time Regulations 1998',
      provision: 'regulations 13, 13A and 16',
      url: 'https://www.legislation.gov.uk/uksi/1998/1833/regulation/13A',
      inForceFrom: '2007-10-01',
    },
  },
]
