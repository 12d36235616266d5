/** Questions of workers on a visa who are paid too little. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_WORKER: readonly Rule[] = [
  {
    country: 'nz',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'nz.ask.migrant-pay',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'immigration', 'general'],
    rank: 4,
    verdict: 'do_this',
    asks: [
      [
        'visa',
        'immigration',
        'work visa',
        'aewv',
        'international student',
        'accredited employer',
        'report me',
        'cancel my visa',
        'deported',
      ],
      [
        'hours',
        'paid',
        'pay',
        'pays',
        'wage',
        'wages',
        'underpaid',
        'cash',
        'minimum',
        'work 55',
        'passport',
      ],
      [
        'boss',
        'employer',
        'restaurant',
        'owner',
        'manager',
        'farm',
        'shop',
        'company',
        'job',
        'orchard',
      ],
    ],
    says: 'Whatever your visa, you have the same pay rights as anyone. A boss cannot cancel a visa; only Immigration can. To exploit a worker on a visa is a crime. Keep hours, messages and bank records. Report it to Employment New Zealand: 0800 200 088. Ask about the Migrant Exploitation Protection visa of up to six months, so that you can leave that job and look for another. You can claim six years of pay.',
    authority: {
      title: 'Immigration Act 2009 and Minimum Wage Act 1983',
      provision:
        'Immigration Act section 351 (exploiting workers is an offence); Migrant Exploitation Protection Work Visa',
      url: 'https://www.immigration.govt.nz/',
      inForceFrom: '2021-07-01',
    },
  },
]
