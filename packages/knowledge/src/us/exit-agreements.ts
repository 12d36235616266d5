/** What a letter that offers pay for a release of claims does not take away: notice, health cover, the way to the EEOC. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, usc } from './cite-law.ts'

const OFFER = {
  ...CHECKED,
  checkedOn: '2026-11-22',
  kinds: ['REDUNDANCY_NOTICE', 'DISMISSAL_LETTER'],
  topics: ['employment'],
  papers: ['exit_agreement'],
} satisfies Partial<Rule>

const WARN = {
  ...usc({
    title: 29,
    section: '2102',
    name: 'Worker Adjustment and Retraining Notification Act (WARN Act)',
    from: '1989-02-04',
  }),
  provision: '29 U.S.C. 2101, 2102 and 2104',
}
const COBRA = {
  ...usc({
    title: 29,
    section: '1161',
    name: 'COBRA continuation coverage (Employee Retirement Income Security Act, ERISA)',
    from: '1986-04-07',
  }),
  provision: '29 U.S.C. 1161 to 1166',
}
const CHARGE = {
  ...usc({
    title: 29,
    section: '626',
    name: 'Age Discrimination in Employment Act (ADEA) and Title VII of the Civil Rights Act of 1964',
    from: '1990-10-16',
  }),
  provision: '29 U.S.C. 626(f)(4); 42 U.S.C. 2000e-5',
}

export const EXIT_AGREEMENTS: readonly Rule[] = [
  {
    ...OFFER,
    id: 'us.exit.right-warn',
    kind: 'right',
    rank: 9,
    when: {
      any: [
        {
          says: [
            'reduction in force',
            'mass layoff',
            'layoff',
            'layoffs',
            'laid off',
            'plant closing',
            'positions',
            'site closing',
            'facility',
            'restructuring',
          ],
        },
      ],
    },
    says: 'In a mass layoff or closing, firms with 100 workers mostly owe 60 days’ notice. Too short a notice can mean pay for the missing days.',
    authority: WARN,
  },
  {
    ...OFFER,
    id: 'us.exit.right-cobra',
    kind: 'right',
    rank: 10,
    when: {
      any: [
        {
          says: [
            'health',
            'medical coverage',
            'medical benefits',
            'insurance',
            'cobra',
            'coverage',
          ],
        },
      ],
    },
    says: 'You can mostly keep the health plan for 18 months at your own cost, in firms of 20 or more. You have 60 days to choose.',
    authority: COBRA,
  },
  {
    ...OFFER,
    id: 'us.exit.right-charge',
    kind: 'right',
    rank: 12,
    says: 'A release cannot stop you from filing a charge with the EEOC. A charge is due within 180 days, or 300 in most states.',
    authority: CHARGE,
  },
]
