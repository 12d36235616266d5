/** How letters of insurers and health plans are known, and the law that both kinds share. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED, cfr } from './cite-law.ts'

const HEALTH: Test = {
  says: [
    'health plan',
    'medical',
    'coverage',
    'prior authorization',
    'explanation of benefits',
    'medically necessary',
    'adverse benefit determination',
    'provider',
    'treatment',
    'health insurance',
  ],
}

/** A policy on a home, a car or a life: the law of health plans is not its own. */
export const OTHER_INSURANCE: Test = {
  says: [
    'auto insurance',
    'automobile',
    'homeowners',
    'property damage',
    'collision',
    'roof',
    'life insurance',
    'life policy',
    'death benefit',
    'disability insurance',
    'long term disability',
    'long-term disability',
    'short term disability',
    'short-term disability',
    'flood insurance',
    'travel insurance',
    'pet insurance',
    'renters insurance',
    'total loss',
    'actual cash value',
    'auto mutual',
    'car insurance',
  ],
}

export const INTERNAL_APPEAL = {
  ...cfr({ title: 45, section: '147.136', name: '', from: '2012-01-01' }),
  title: 'Affordable Care Act (ACA) (internal appeal and external review)',
  provision: '42 U.S.C. 300gg-19; 45 CFR 147.136',
}

/** Social Security writes of insurance too, and is none. */
const SOCIAL_SECURITY: Test = { says: ['social security administration', 'ssa.gov'] }

export const DECISION = {
  ...CHECKED,
  kinds: ['INSURANCE_DECISION'],
  topics: ['consumer'],
  when: { not: [SOCIAL_SECURITY] },
} satisfies Partial<Rule>

export const HEALTH_DECISION = {
  ...DECISION,
  when: {
    any: [HEALTH],
    not: [OTHER_INSURANCE, SOCIAL_SECURITY, { says: ['medicare', 'medicaid'] }],
  },
} satisfies Partial<Rule>
