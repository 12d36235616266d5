/** Lists of bad payers (CRIF): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_FILE_WORDS: Words = {
  'it.debt.file-rule': {
    says: 'Chi paga in ritardo deve essere avvisato almeno 15 giorni prima della prima segnalazione in CRIF o simili.',
  },
  'it.debt.step-file-delete': {
    says: "Chieda gratis i Suoi dati a CRIF. Se una segnalazione è sbagliata, chieda di correggerla. Se rifiutano, reclami al Garante o all'ABF.",
  },
}
