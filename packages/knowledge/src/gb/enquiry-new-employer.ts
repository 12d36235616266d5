/** Questions about a job that passes to a new employer. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_EMPLOYER: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-22',
    checkBy: '2026-12-31',
    kinds: ['ENQUIRY'],
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.ask-work.tupe',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 2,
    when: {
      not: [
        {
          says: [
            'landlord',
            'tenancy',
            'debt',
            'loan',
            'broadband',
            'bank transfer',
            'transferred money',
          ],
        },
      ],
    },
    asks: [
      [
        'tupe',
        'new company',
        'new employer',
        'new owner',
        'new contractor',
        'contract moved',
        'contract has moved',
        'taken over',
        'took over',
        'transferred',
        'transfer',
        'outsourced',
        'lost the contract',
      ],
      [
        'pay drops',
        'less pay',
        'cut my pay',
        'lose our years',
        'lose my years',
        'years',
        'start again',
        'new contract',
        'terms',
        'hours',
        'allowed',
        'change',
        'worse',
        'sign',
      ],
    ],
    verdict: 'no',
    says: 'No. When your work passes to a new firm, your job, pay, terms and all your years go with you (TUPE). Changes because of the move have no effect, even if you sign. A dismissal because of it is unfair after two years, from 2027 after six months. Both firms must inform and consult first. Write that you keep your terms and call Acas on 0300 123 1100; time limits run.',
    authority: {
      title: 'Transfer of Undertakings (Protection of Employment) Regulations 2006',
      provision: 'regulations 3, 4, 7 and 13',
      url: 'https://www.legislation.gov.uk/uksi/2006/246/regulation/4',
      inForceFrom: '2014-01-31',
    },
  },
]
