/** Lists of bad payers (CRIF): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_FILE_WORDS: Words = {
  'it.debt.file-rule': {
    says: 'Wer zu spät zahlt, muss vorher gewarnt werden: mindestens 15 Tage vor dem ersten Eintrag bei CRIF oder einer ähnlichen Liste.',
  },
  'it.debt.step-file-delete': {
    says: 'Verlangen Sie Ihre Daten kostenlos bei CRIF oder der Liste. Ist ein Eintrag falsch, verlangen Sie die Korrektur. Wird sie abgelehnt, beschweren Sie sich bei der Datenschutzbehörde (Garante) oder der Bankenschiedsstelle (ABF).',
  },
}
