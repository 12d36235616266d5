/** What a first bill of the IRS holds, and how it grows: notice and demand, interest, penalties, levy. */
import type { Rule } from '@plainletter/contracts/rule'

import { TAX_LAW } from './authority.ts'
import { CHECKED } from './cite-law.ts'
import { STATE_TAX_OFFICE } from './conditions.ts'

const BILL = {
  ...CHECKED,
  kinds: ['TAX_DEMAND'],
  topics: ['debt'],
  when: {
    any: [{ says: ['internal revenue service', 'irs', 'irs.gov', 'department of the treasury'] }],
    not: [
      STATE_TAX_OFFICE,
      { says: ['cp2000', 'proposed changes', 'proposed amount due', 'notice of deficiency'] },
      // An audit is a check: nothing is billed yet.
      { says: ['examining your', 'under audit', 'selected for audit', 'letter 566', 'cp75'] },
    ],
  },
} satisfies Partial<Rule>

export const TAX_BILL: readonly Rule[] = [
  {
    ...BILL,
    id: 'us.tax.want-bill',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    when: {
      all: [{ says: ['internal revenue service', 'irs', 'irs.gov'] }],
      any: [
        {
          says: [
            'cp14',
            'cp501',
            'cp502',
            'cp503',
            'balance due',
            'unpaid balance',
            'amount due',
            'unpaid taxes',
          ],
        },
      ],
      not: BILL.when.not,
    },
    says: 'The IRS wants unpaid tax. The sum holds the tax, interest up to a day, and penalties for being late.',
    authority: TAX_LAW.bill,
  },
  {
    ...BILL,
    id: 'us.tax.right-demand',
    kind: 'right',
    rank: 15,
    says: 'You have the right to a bill that states the sum. The IRS must send it within 60 days after it records the tax.',
    authority: TAX_LAW.demand,
  },
  {
    ...BILL,
    id: 'us.tax.right-penalty',
    kind: 'right',
    rank: 25,
    says: 'A late-payment penalty is 0.5% of the tax a month, at most 25%. It is dropped if you show a good reason. On a plan for a return filed in time it is half.',
    authority: TAX_LAW.latePenalty,
  },
  {
    ...BILL,
    id: 'us.tax.insight-interest',
    kind: 'insight',
    severity: 'medium',
    rank: 10,
    actionable: 'Pay all or part within 21 days of the date of the notice if you can.',
    confidence: 0.9,
    says: 'If you pay within 21 days after the bill, no interest is added for those days. For $100,000 or more it is 10 business days.',
    authority: TAX_LAW.interest,
  },
  {
    ...BILL,
    id: 'us.tax.insight-interest-runs',
    kind: 'insight',
    severity: 'low',
    rank: 30,
    actionable: 'If you dispute only a part, pay the rest now.',
    confidence: 0.9,
    says: 'Interest runs from the day the tax was due until you pay, also on a plan. Each payment makes it smaller.',
    authority: TAX_LAW.interestRuns,
  },
  {
    ...BILL,
    id: 'us.tax.not-yet-levy',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 20,
    when: {
      ...BILL.when,
      not: [
        ...BILL.when.not,
        {
          says: [
            'has been levied',
            'we have levied',
            'we levied',
            'intent to levy',
            'intent to seize',
            'intends to levy',
            'collection due process',
            'form 12153',
          ],
        },
      ],
    },
    says: 'A bill like this is not a levy. The IRS must write again, at least 30 days before it takes property.',
    authority: TAX_LAW.levyWarning,
  },
]
