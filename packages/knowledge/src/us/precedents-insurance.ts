/** Leading cases on insurance and benefits from work. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { usReports } from './cite-case.ts'

const US = { country: 'us', checkedOn: '2026-11-21', checkBy: '2027-05-21' } as const

const BUYING = {
  ...US,
  areas: ['consumer'],
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
} satisfies Partial<Precedent>

export const INSURANCE_PRECEDENTS: readonly Precedent[] = [
  {
    ...BUYING,
    id: 'us.precedent.firestone-v-bruch',
    name: 'Firestone Tire & Rubber Co. v. Bruch',
    ...usReports('489/101', '1989-02-21', '87-1054'),
    kinds: ['INSURANCE_DECISION', 'ENQUIRY'],
    when: { any: [{ says: ['erisa', 'plan administrator', 'group plan', 'employee benefit'] }] },
    asks: [
      [
        'erisa',
        'employer plan',
        'health plan',
        'work insurance',
        'disability insurance',
        'long term disability',
      ],
      ['denied', 'denial', 'appeal', 'refused', 'claim'],
    ],
    asked: 'How closely does a judge look when a work benefit plan denies a claim?',
    held: 'Afresh, unless the plan gives its manager the power to decide.',
    helps:
      'Ask for the whole plan and read who decides. Put all your proof into the appeal inside the plan.',
    limits: 'Most plans now give that power, so the judge looks less closely.',
    side: 'both',
  },
  {
    ...BUYING,
    id: 'us.precedent.metlife-v-glenn',
    name: 'Metropolitan Life Insurance Co. v. Glenn',
    ...usReports('554/105', '2008-06-19', '06-923'),
    kinds: ['INSURANCE_DECISION', 'ENQUIRY'],
    when: {
      any: [
        {
          says: [
            'erisa',
            'plan administrator',
            'group plan',
            'long term disability',
            'long-term disability',
          ],
        },
      ],
    },
    asks: [
      ['erisa', 'employer plan', 'disability insurance', 'long term disability', 'work insurance'],
      ['denied', 'denial', 'appeal', 'refused', 'stopped'],
    ],
    asked: 'Does it matter that the insurer both decides the claim and pays it?',
    held: 'Yes. The judge must weigh that conflict.',
    helps: 'Show unfair steps, such as using only the reports that helped the insurer.',
    limits: 'The conflict alone does not win the case.',
    side: 'for_you',
  },
]
