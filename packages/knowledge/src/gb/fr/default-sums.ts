/** French: the words of the rows in ../default-sums.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEFAULT_SUMS_ROWS_FR: Words = {
  'gb.debt.right-default-sums': {
    says: 'Le prêteur doit vous prévenir de ces frais. Il ne peut demander d’intérêts dessus que 28 jours après cet avis, et pas d’intérêts sur ces intérêts.',
  },
  'gb.debt.right-fair-charge': {
    says: 'Des frais de retard ne doivent pas dépasser ce que le retard coûte au prêteur. Demandez comment ils sont calculés, et demandez leur retrait si l’argent manque.',
  },
}
