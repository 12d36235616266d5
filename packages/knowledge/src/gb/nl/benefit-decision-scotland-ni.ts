/** The Dutch words of the rows in ../benefit-decision-scotland-ni.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_DECISION_SCOTLAND_NI_NL: Words = {
  'gb.benefit.scotland': {
    says: 'Vraag binnen 42 dagen om een nieuwe beslissing (re-determination). Daarna kunt u binnen 31 dagen naar een rechter (tribunal).',
  },
  'gb.benefit.ni': {
    says: 'Vraag binnen een maand om een nieuwe blik. Daarna hebt u een maand voor beroep bij een onafhankelijke rechter (tribunal).',
  },
}
