/** What the letters that stop a benefit have in common: the law, and how they are known. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED, cfr, usc } from './cite-law.ts'

export const STOP_LAW = {
  snapNotice: cfr({
    title: 7,
    section: '273.13; 7 CFR 273.2 (interview, 30 days to decide) and 273.10(g) (denial)',
    name: 'SNAP: notice of adverse action (Food and Nutrition Act of 2008, 7 U.S.C. 2020)',
    from: '1979-03-01',
  }),
  snapHearing: cfr({
    title: 7,
    section: '273.15',
    name: 'SNAP: fair hearings and continued benefits (Food and Nutrition Act of 2008, 7 U.S.C. 2020)',
    from: '1979-03-01',
  }),
  snapWork: {
    ...usc({
      title: 7,
      section: '2015',
      name: 'Food and Nutrition Act of 2008 (SNAP: work and the three-month limit)',
      from: '2025-07-04',
    }),
    provision: '7 U.S.C. 2015(o); 7 CFR 273.24',
  },
  medicaidNotice: cfr({
    title: 42,
    section: '431.211',
    name: 'Medicaid: advance notice',
    from: '1979-03-29',
  }),
  medicaidHearing: cfr({
    title: 42,
    section: '431.221',
    name: 'Medicaid: fair hearing',
    from: '1979-03-29',
  }),
  medicaidGoesOn: cfr({
    title: 42,
    section: '431.230',
    name: 'Medicaid: services go on during a hearing',
    from: '1979-03-29',
  }),
  ssaAppeal: cfr({
    title: 20,
    section: '404.909',
    name: 'Social Security: reconsideration',
    from: '1980-08-05',
  }),
  ssiGoesOn: cfr({
    title: 20,
    section: '416.1336',
    name: 'SSI: notice and payment that goes on',
    from: '1978-01-01',
  }),
  mealsHearing: cfr({
    title: 7,
    section: '245.7',
    name: 'Free and reduced-price school meals: hearing',
    from: '1970-09-04',
  }),
  mealsDecision: cfr({
    title: 7,
    section: '245.6',
    name: 'Free and reduced-price school meals: application and notice',
    from: '1970-09-04',
  }),
  meals: usc({
    title: 42,
    section: '1758',
    name: 'National School Lunch Act',
    from: '1946-06-04',
  }),
} as const

export const STOPPED: Test = {
  says: [
    'terminated',
    'termination',
    'will be closed',
    'case closed',
    'will end',
    'will stop',
    'discontinued',
    'reduced',
    'reduction',
    'decrease',
    'denied',
    'denial',
    'not eligible',
    'ineligible',
    'no longer eligible',
    'adverse action',
    'will go down',
    'going down',
    'will be less',
    'will change',
    'stopped',
    'stopping',
    'suspended',
    'will be cut',
    'ended',
    'closed',
    'closing',
    'canceled',
    'cancelled',
    'do not qualify',
    'does not qualify',
    'cannot get',
    'disallowed',
    'negada',
    'negado',
    'denegada',
    'denegado',
    'no es elegible',
    'terminará',
  ],
}

/** A clinic or a helper that guesses: the office has not decided. */
const ONLY_MAYBE: Test = {
  says: [
    'may have terminated',
    'may have been terminated',
    'may have ended',
    'may have lapsed',
    'may have expired',
    'may no longer be covered',
  ],
}

export const PAID_TOO_MUCH: Test = {
  says: ['overpayment', 'overpaid', 'overissuance', 'paid too much', 'sobrepago'],
}

export function stop(says: string[]) {
  return {
    ...CHECKED,
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    topics: ['debt', 'general'],
    when: { all: [{ says }, STOPPED], not: [PAID_TOO_MUCH, ONLY_MAYBE] },
  } satisfies Partial<Rule>
}
