/** Decisions on injuries at work: no law of other insurance, but reviews of their own. */
import type { Rule } from '@plainletter/contracts/rule'

const CHECKED = { country: 'au', checkedOn: '2026-11-23', checkBy: '2027-10-31' } as const

export const WORK_INJURY: readonly Rule[] = [
  {
    ...CHECKED,
    id: 'au.named.work-injury-nsw',
    kind: 'right',
    kinds: ['INSURANCE_DECISION', 'OTHER'],
    topics: ['employment', 'consumer', 'general'],
    rank: 2,
    when: {
      all: [
        {
          says: [
            'icare',
            'section 78 notice',
            'notice under section 78',
            'issued under section 78',
            's78 notice',
          ],
        },
        { says: ['claim', 'liability', 'dispute', 'injury', 'weekly payments'] },
      ],
    },
    says: 'In New South Wales this notice must give the reasons and the papers they used. You can ask the insurer for a review, or go to the Personal Injury Commission. The Independent Review Office (IRO) can pay a lawyer for you.',
    authority: {
      title:
        'Workplace Injury Management and Workers Compensation Act 1998 (NSW), and Workers Compensation Act 1987 (NSW)',
      provision:
        'sections 78, 287A and 288 of the 1998 Act; sections 4, 9A and 11A of the 1987 Act',
      url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-1998-086',
      inForceFrom: '2019-01-01',
    },
  },
  {
    ...CHECKED,
    id: 'au.named.work-injury',
    kind: 'right',
    kinds: ['INSURANCE_DECISION', 'OTHER'],
    topics: ['employment', 'consumer', 'general'],
    rank: 4,
    when: {
      all: [
        {
          says: [
            'workers compensation',
            'workers’ compensation',
            "workers' compensation",
            'workcover',
            'worksafe',
            'icare',
            'returntoworksa',
            'return to work sa',
            'compensation claim for your injury',
          ],
        },
        {
          says: [
            'claim',
            'liability',
            'dispute',
            'injury',
            'weekly payments',
            'rejected',
            'denied',
            'declined',
          ],
        },
      ],
    },
    says: 'A work injury has its own law and its own review, not that of other insurance. The time is short, often one to three months. A union, a community legal centre or a lawyer without upfront costs can help.',
    authority: {
      title: 'Workers compensation laws of the states',
      provision:
        'for example Workers Compensation Act 1987 (NSW); Workplace Injury Rehabilitation and Compensation Act 2013 (Vic); Workers’ Compensation and Rehabilitation Act 2003 (Qld), sections 540 to 542; Return to Work Act 2014 (SA); Workers Compensation and Injury Management Act 2023 (WA)',
      url: 'https://www.legislation.qld.gov.au/view/html/inforce/current/act-2003-027',
      inForceFrom: '2024-07-01',
    },
  },
]
