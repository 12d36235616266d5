/** The French words of the rows in ../missing-papers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MISSING_PAPERS_FR: Words = {
  'de.papers.right-warned': {
    says: 'Pour des papiers manquants, on ne peut refuser ou arrêter qu’après un avertissement écrit avec un délai (§ 66).',
  },
  'de.papers.right-later': {
    says: 'Remettez les papiers plus tard : on peut alors payer aussi pour le passé. Pas besoin de ce que vous ne pouvez obtenir.',
  },
  'de.papers.step': {
    says: 'Écrivez quels papiers sont joints, lesquels suivent et quand, et lesquels vous ne pouvez avoir. Gardez une preuve.',
  },
  'de.papers.right-housing-benefit': {
    says: 'L’allocation logement (Wohngeld) est un droit. Loyer, foyer et revenus décident. Expliquez de quoi vous vivez : épargne, aide.',
  },
}
