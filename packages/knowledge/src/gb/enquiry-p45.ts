/** Questions about a P45 that an old employer does not send. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_P45: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'gb.ask-work.no-p45',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 2,
    asks: [
      ['p45', 'p 45'],
      [
        'wont give',
        "won't give",
        'not given',
        'never got',
        'hasnt sent',
        "hasn't sent",
        'refuses',
        'still waiting',
        'lost',
        'without',
        'not sent',
        'no p45',
        'missing',
        'need',
      ],
    ],
    verdict: 'do_this',
    says: 'You can start the new job without it. Fill in the starter checklist on GOV.UK for the new employer, and you get a fair tax code. The old one must give you a P45 when you leave, so ask in writing once more. Then tell HMRC on 0300 200 3300. Check your tax code on the first payslip; too much tax comes back through your pay.',
    authority: {
      title: 'Income Tax (Pay As You Earn) Regulations 2003',
      provision: 'regulations 36 and 46',
      url: 'https://www.legislation.gov.uk/uksi/2003/2682/regulation/36',
      inForceFrom: '2004-04-06',
    },
  },
]
