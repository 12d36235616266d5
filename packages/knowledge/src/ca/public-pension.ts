/** Old Age Security and the Canada Pension Plan. */
import type { Rule } from '@plainletter/contracts/rule'

import { PUBLIC_PENSION } from './conditions.ts'

const BENEFIT = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
  topics: ['debt'],
} satisfies Partial<Rule>

export const PUBLIC_PENSION_ROWS: readonly Rule[] = [
  {
    ...BENEFIT,
    id: 'ca.benefit.right-pension-review',
    kind: 'right',
    rank: 12,
    when: {
      any: [
        {
          says: [
            'old age security',
            'canada pension plan',
            'guaranteed income supplement',
            'sécurité de la vieillesse',
            'régime de pensions du canada',
            'supplément de revenu garanti',
          ],
        },
      ],
    },
    says: 'For Old Age Security or Canada Pension Plan you have 90 days to ask for a new look. A debt from the office’s wrong advice can be dropped.',
    authority: {
      title:
        'Old Age Security Act, R.S.C. 1985, c. O-9, and Canada Pension Plan, R.S.C. 1985, c. C-8',
      provision:
        'OAS Act sections 27.1 and 37; CPP sections 66 and 81 (reconsideration, remission)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/o-9/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.pension.want',
    kinds: ['INSURANCE_DECISION', 'BENEFIT_OVERPAYMENT'],
    topics: ['debt', 'employment'],
    when: { any: [PUBLIC_PENSION] },
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'Service Canada has decided on your pension. Look for the reason, and write down the day you got the letter.',
    authority: {
      title:
        'Canada Pension Plan, R.S.C. 1985, c. C-8, and Old Age Security Act, R.S.C. 1985, c. O-9',
      provision: 'sections 81 and 27.1 (reconsideration within 90 days)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/c-8/',
      inForceFrom: '2013-04-01',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.pension.right-again',
    kinds: ['INSURANCE_DECISION', 'BENEFIT_OVERPAYMENT'],
    topics: ['debt', 'employment'],
    when: { any: [PUBLIC_PENSION] },
    kind: 'right',
    rank: 3,
    says: 'You have 90 days from the day you got the letter to ask in writing for a new look. It is free.',
    authority: {
      title:
        'Canada Pension Plan, R.S.C. 1985, c. C-8, and Old Age Security Act, R.S.C. 1985, c. O-9',
      provision: 'sections 81 and 27.1 (reconsideration within 90 days)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/c-8/',
      inForceFrom: '2013-04-01',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.pension.right-tribunal',
    kinds: ['INSURANCE_DECISION', 'BENEFIT_OVERPAYMENT'],
    topics: ['debt', 'employment'],
    when: { any: [PUBLIC_PENSION] },
    kind: 'right',
    rank: 4,
    says: 'If they say no again, the Social Security Tribunal decides. Appeal within 90 days. You need no lawyer.',
    authority: {
      title: 'Department of Employment and Social Development Act, S.C. 2005, c. 34',
      provision: 'section 52 (appeal to the Social Security Tribunal: 90 days for a pension)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/H-5.7/',
      inForceFrom: '2013-04-01',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.pension.step',
    kinds: ['INSURANCE_DECISION', 'BENEFIT_OVERPAYMENT'],
    topics: ['debt', 'employment'],
    when: { any: [PUBLIC_PENSION] },
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Ask for your file. Send what is missing, such as a doctor’s report on what you cannot do at work.',
    authority: {
      title:
        'Canada Pension Plan, R.S.C. 1985, c. C-8, and Old Age Security Act, R.S.C. 1985, c. O-9',
      provision: 'sections 81 and 27.1 (reconsideration within 90 days)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/c-8/',
      inForceFrom: '2013-04-01',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.pension.reconsider',
    kinds: ['INSURANCE_DECISION', 'BENEFIT_OVERPAYMENT'],
    topics: ['debt', 'employment'],
    when: { any: [PUBLIC_PENSION] },
    kind: 'deadline',
    rank: 3,
    terms: { trigger: 'letter', count: 90, unit: 'days', roll: 'none' },
    action: 'Ask for reconsideration, if you disagree',
    consequence: 'They may refuse a late request without a good reason.',
    weight: 'main',
    example: {
      clause: 'Canada Pension Plan, section 81(1)',
      trigger: '2026-11-02',
      result: '2027-01-31',
    },
    says: 'For a public pension you have 90 days to ask for reconsideration. We count from the date of the letter.',
    authority: {
      title:
        'Canada Pension Plan, R.S.C. 1985, c. C-8, and Old Age Security Act, R.S.C. 1985, c. O-9',
      provision: 'sections 81 and 27.1 (reconsideration within 90 days)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/c-8/',
      inForceFrom: '2013-04-01',
    },
  },
]
