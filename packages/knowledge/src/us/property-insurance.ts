/** Claims on a home or car that an insurer refuses or pays too little. */
import type { Rule } from '@plainletter/contracts/rule'

const PROPERTY = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['INSURANCE_DECISION'],
  topics: ['consumer'],
  when: {
    all: [
      { says: ['claim', 'claims', 'adjuster', 'estimate', 'date of loss', 'denied', 'settlement'] },
    ],
    any: [
      {
        says: [
          'homeowners',
          'home insurance',
          'auto insurance',
          'auto mutual',
          'car insurance',
          'total loss',
          'actual cash value',
          'roof',
          'vehicle',
          'property',
          'water damage',
          'storm',
          'hail',
          'dwelling',
          'collision',
          'renters insurance',
        ],
      },
    ],
    not: [
      {
        says: ['health plan', 'medicare', 'medicaid', 'prior authorization', 'medically necessary'],
      },
    ],
  },
} satisfies Partial<Rule>

const CLAIMS_PRACTICES = {
  title: 'State unfair claims settlement practices laws',
  provision:
    'for example California Insurance Code 790.03(h), Texas Insurance Code chapters 541 and 542, Florida Statutes 624.155 and 626.9541',
  url: 'https://www.usa.gov/state-consumer',
  inForceFrom: '2010-01-01',
}

export const PROPERTY_INSURANCE: readonly Rule[] = [
  {
    ...PROPERTY,
    id: 'us.insure.right-claims-law',
    kind: 'right',
    rank: 8,
    says: 'State law bars unfair delay and low offers without reason. You can complain to the state insurance department for free.',
    authority: CLAIMS_PRACTICES,
  },
  {
    ...PROPERTY,
    id: 'us.insure.right-appraisal',
    kind: 'right',
    rank: 14,
    says: 'Ask for the whole policy and the adjuster’s report. Many policies let each side name an appraiser when the sum is in dispute.',
    authority: {
      ...CLAIMS_PRACTICES,
      title: 'Appraisal clause of the policy, and state unfair claims settlement practices laws',
    },
  },
]
