/** Questions about a job that passes to a new employer. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_EMPLOYER: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'ie.ask.tupe',
    kind: 'answer',
    topics: ['employment', 'general', 'consumer'],
    rank: 2,
    when: {
      not: [
        { says: ['landlord', 'tenancy', 'debt', 'loan', 'money transfer', 'broadband', 'bank'] },
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
        'taken over',
        'took over',
        'transferred',
        'transfer of undertakings',
        'outsourced',
        'lost the contract',
      ],
      [
        'pay us less',
        'less pay',
        'cut our pay',
        'lose our years',
        'years',
        'start again',
        'new contract',
        'terms',
        'hours',
        'allowed',
        'change',
        'worse',
        'sign',
        'wages',
      ],
    ],
    verdict: 'no',
    says: 'No. When your work passes to a new firm, your job, pay, terms and years of service go with you. You may not be let go because of the move, and changes made because of it do not bind you. Both firms must tell and consult staff, mostly 30 days before. Write that you keep your terms. Then complain to the WRC within six months; it is free.',
    authority: {
      title:
        'European Communities (Protection of Employees on Transfer of Undertakings) Regulations 2003, S.I. No. 131 of 2003',
      provision: 'regulations 4, 5, 8 and 10',
      url: 'https://www.irishstatutebook.ie/eli/2003/si/131/made/en/html',
      inForceFrom: '2003-04-11',
    },
  },
]
