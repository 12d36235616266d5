/** Questions on when somebody can become a citizen, and when to renew a green card. */
import type { Rule } from '@plainletter/contracts/rule'

import { CITIZENSHIP, OTHER_THAN_YEARS, WHEN } from '../english/citizenship-words.ts'

export const ENQUIRY_CITIZENSHIP: readonly Rule[] = [
  {
    country: 'us',
    checkedOn: '2026-11-23',
    checkBy: '2027-10-31',
    kinds: ['ENQUIRY'],
    id: 'us.ask-status.citizen-years',
    kind: 'answer',
    topics: ['immigration', 'general', 'family', 'employment', 'consumer'],
    rank: 3,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            ...OTHER_THAN_YEARS,
            'automatic',
            'automatically',
            'food stamps',
            'medicaid',
            'get a green card',
          ],
        },
      ],
    },
    asks: [CITIZENSHIP, [...WHEN, 'green card', 'permanent resident']],
    says: 'Mostly yes, after five years as a permanent resident (green card). It is three if you have been married to and living with a US citizen all that time. You may file Form N-400 up to 90 days early. You must have been here half of the time, and a trip of six months or more can break it. Ever arrested, behind on tax or child support, or voted? Ask a lawyer before you file, as your card can be at risk.',
    authority: {
      title: 'Immigration and Nationality Act (INA)',
      provision: '8 U.S.C. 1427 and 1430; 8 CFR 334.2(b) (90 days early)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1427&num=0&edition=prelim',
      inForceFrom: '1990-11-29',
    },
  },
  {
    id: 'us.ask-status.card-when-to-renew',
    kind: 'answer',
    country: 'us',
    checkedOn: '2026-11-23',
    checkBy: '2027-10-31',
    kinds: ['ENQUIRY'],
    topics: ['immigration', 'general'],
    rank: 3,
    verdict: 'do_this',
    when: { not: [{ says: ['expired', 'ran out', 'lost', 'stolen', 'boss', 'employer', 'hr'] }] },
    asks: [
      ['green card', 'permanent resident card', 'resident card'],
      ['renew', 'renewal', 'renewing', 'expires', 'expiring', 'runs out', 'i-90', 'i90'],
      [
        'when should',
        'when can',
        'when do',
        'how early',
        'how soon',
        'how long before',
        'how many months',
        'in advance',
        'early',
        'next year',
        'in 2027',
        'months before',
      ],
    ],
    says: 'File Form I-90, online or by mail, when a ten-year card has six months or less to run. You stay a permanent resident even if the card runs out. The receipt notice makes the card longer valid. A two-year card cannot be renewed: file Form I-751 in the last 90 days before it ends, or you can lose your status.',
    authority: {
      title: 'Code of Federal Regulations, title 8',
      provision: '8 CFR 264.5(b) and 216.4(a)(1)',
      url: 'https://www.uscis.gov/i-90',
      inForceFrom: '2000-01-01',
    },
  },
]
