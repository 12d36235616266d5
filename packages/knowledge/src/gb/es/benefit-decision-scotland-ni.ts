/** The Spanish words of the rows in ../benefit-decision-scotland-ni.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_DECISION_SCOTLAND_NI_ES: Words = {
  'gb.benefit.scotland': {
    says: 'Pida una nueva decisión (re-determination) en 42 días. Después puede acudir a un tribunal (tribunal) en 31 días.',
  },
  'gb.benefit.ni': {
    says: 'Pida en un mes que miren otra vez la decisión. Después tiene un mes para acudir a un tribunal (tribunal) independiente.',
  },
}
