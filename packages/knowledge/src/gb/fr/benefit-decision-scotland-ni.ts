/** The French words of the rows in ../benefit-decision-scotland-ni.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_DECISION_SCOTLAND_NI_FR: Words = {
  'gb.benefit.scotland': {
    says: 'Demandez une nouvelle décision (re-determination) sous 42 jours. Ensuite, vous pouvez saisir un tribunal (tribunal) sous 31 jours.',
  },
  'gb.benefit.ni': {
    says: 'Demandez dans le mois un nouvel examen. Ensuite, vous avez un mois pour saisir un tribunal (tribunal) indépendant.',
  },
}
