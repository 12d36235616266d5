/** Questions about emergency tax in a new job. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_EMERGENCY_TAX: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'ie.ask.emergency-tax',
    kind: 'answer',
    topics: ['employment', 'general', 'debt'],
    rank: 2,
    asks: [
      [
        'emergency tax',
        'emergency taxed',
        'emergency rate',
        'taxed at 40',
        'half my wages',
        'week 1 basis',
        'rpn',
      ],
      [
        'new job',
        'started',
        'wages',
        'get it back',
        'back',
        'refund',
        'revenue',
        'payroll',
        'boss',
        'job',
      ],
    ],
    verdict: 'do_this',
    says: 'You can stop it today. Sign in to myAccount at Revenue, open Jobs and Pensions, and add your new job. Revenue then tells your employer the right rate, and your next pay mostly gives back what was taken too much. If you left the job, ask Revenue for it by a tax return for the year, within four years. Check that your tax credits are all there.',
    authority: {
      title: 'Taxes Consolidation Act 1997',
      provision:
        'sections 865 and 986, with Income Tax (Employments) Regulations 2018, as Revenue explains (emergency tax)',
      url: 'https://www.revenue.ie/en/jobs-and-pensions/emergency-tax/index.aspx',
      inForceFrom: '2019-01-01',
    },
  },
]
