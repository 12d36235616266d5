/** Lists of bad payers (CRIF): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_FILE_WORDS: Words = {
  'it.debt.file-rule': {
    says: 'Celui qui paie en retard doit être prévenu au moins 15 jours avant une première inscription à la CRIF ou une liste semblable.',
  },
  'it.debt.step-file-delete': {
    says: 'Demandez gratuitement vos données à la CRIF ou à la liste. Si une inscription est fausse, demandez de la corriger. En cas de refus, plaignez-vous au Garante ou à l’ABF.',
  },
}
