/** Questions about a job that the employer ends: reasons, notice and redundancy pay. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { BOSS, FIRED, LAID_OFF, NOTICE_PAY } from '../english/work-words.ts'
import { LAW } from './authority.ts'

const ASK_WORK = {
  country: 'au',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ASK = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_DISMISSAL: readonly Rule[] = [
  {
    ...ASK_WORK,
    id: 'au.ask.fired',
    kind: 'answer',
    rank: 30,
    when: {
      not: [
        {
          says: [
            'pregnant',
            'pregnancy',
            'cannot pay',
            "can't pay",
            'cannot afford',
            "can't afford",
            'off sick',
            'annual leave owed',
          ],
        },
      ],
    },
    verdict: 'it_depends',
    asks: [FIRED, [...BOSS, ...ASKING]],
    dependsOn: 'how long you worked there, and the reason',
    says: 'You may claim unfair dismissal if you worked six months, or 12 in a small firm. You have only 21 days. Call the Fair Work Commission on 1300 799 675.',
    authority: LAW.unfair,
  },
  {
    ...ASK_WORK,
    id: 'au.ask.laid-off',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [LAID_OFF, ASKING],
    dependsOn: 'your years of work and the size of the firm',
    says: 'You are owed notice and, after one year in a firm of 15 or more, redundancy pay from 4 to 16 weeks. If the job still exists, claim within 21 days.',
    authority: LAW.redundancy,
  },
  {
    ...ASK_WORK,
    id: 'au.ask.notice',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [NOTICE_PAY, BOSS],
    dependsOn: 'your years of work and your award',
    says: 'The minimum is one week in the first year, two up to three years, three up to five, then four. Add one if you are over 45 with two years.',
    authority: LAW.noticePay,
  },
  {
    ...ASK,
    id: 'au.ask.dismissed-pregnant',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    topics: ['employment', 'general'],
    asks: [
      ['pregnant', 'pregnancy', 'maternity leave', 'parental leave'],
      [
        'fired',
        'dismissed',
        'sacked',
        'let go',
        'terminated',
        'lost my job',
        'redundant',
        'dismissal',
      ],
    ],
    says: 'It is against the law to dismiss you because you are pregnant. You do not need six months of work for that. Apply to the Fair Work Commission within 21 days: 1300 799 675.',
    authority: {
      title: 'Fair Work Act 2009',
      provision: 'sections 340, 351 and 366 (general protections, 21 days)',
      url: 'https://www.legislation.gov.au/C2009A00028/latest',
      inForceFrom: '2009-07-01',
    },
  },
  {
    ...ASK,
    id: 'au.ask.settlement-agreement',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    topics: ['employment', 'general'],
    asks: [
      [
        'settlement agreement',
        'severance agreement',
        'sign a release',
        'deed of release',
        'termination agreement',
        'exit agreement',
        'settlement offer',
      ],
      ['sign', 'signing'],
    ],
    says: 'Do not sign on the spot. Get advice first, as you mostly give up your claims. Watch the 21 days for the Fair Work Commission. The legal minimum cannot be signed away.',
    authority: {
      title: 'Fair Work Act 2009',
      provision: 'sections 61 and 394 (minimum standards, 21 days)',
      url: 'https://www.legislation.gov.au/C2009A00028/latest',
      inForceFrom: '2009-07-01',
    },
  },
  {
    country: 'au',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'au.ask.sacked-early',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    rank: 7,
    verdict: 'do_this',
    when: { not: [{ says: ['redundant', 'pregnant'] }] },
    asks: [
      [
        'sacked',
        'fired',
        'dismissed',
        'let go',
        'terminated',
        'off the roster',
        "don't need me",
        'let me go',
        'the sack',
        'got rid of me',
        'no more shifts',
      ],
      [
        'small business',
        'months',
        'probation',
        'by text',
        'text message',
        'casual',
        '10 people',
        'few staff',
      ],
    ],
    says: 'For unfair dismissal you need six months of work, or twelve where fewer than 15 people work. For sacking over illness or a complaint you need none. Apply within 21 days.',
    authority: {
      title: 'Fair Work Act 2009',
      provision:
        'sections 365, 383, 388 and 394 (six or twelve months, Small Business Fair Dismissal Code, 21 days)',
      url: 'https://www.legislation.gov.au/C2009A00028/latest/text',
      inForceFrom: '2009-07-01',
    },
  },
  {
    country: 'au',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'au.ask.redundancy-pay',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    rank: 7,
    verdict: 'do_this',
    asks: [
      ['redundancy pay', 'redundancy', 'made redundant', 'redundant'],
      ['how much', 'small business', 'employees', 'staff', 'how many weeks', 'years', 'entitled'],
    ],
    says: 'Redundancy pay goes from 4 weeks after one year to 16 weeks after nine. An employer with fewer than 15 people mostly owes none, but still owes notice and leave.',
    authority: {
      title: 'Fair Work Act 2009',
      provision: 'sections 117, 119 and 121 (notice, redundancy pay, small employers)',
      url: 'https://www.legislation.gov.au/C2009A00028/latest/text',
      inForceFrom: '2010-01-01',
    },
  },
]
