/** Lists of bad payers (CRIF): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_FILE_WORDS: Words = {
  'it.debt.file-rule': {
    says: 'A quien paga tarde deben avisarle al menos 15 días antes de la primera anotación en CRIF o una lista parecida.',
  },
  'it.debt.step-file-delete': {
    says: 'Pida gratis sus datos a CRIF o a la lista. Si una anotación está mal, pida que la corrijan. Si se niegan, reclame al Garante o al ABF.',
  },
}
