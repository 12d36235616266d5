/** Lists of bad payers (ASNEF): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_FILE_IT: Words = {
  'es.debt.file-rule': {
    says: 'Un debito può andare in una lista di cattivi pagatori (ASNEF) solo se è vero, scaduto e di almeno 50 €. Devono avvisarla.',
  },
  'es.debt.right-file-50': {
    says: 'Un debito sotto 50 € non può essere messo in una lista di cattivi pagatori.',
  },
  'es.debt.right-file-five-years': {
    says: 'Un debito può restare nella lista al massimo cinque anni dal giorno in cui era dovuto. Quando paga, deve essere tolto.',
  },
  'es.debt.step-file-delete': {
    says: 'Se è in una lista per errore, chieda per iscritto alla lista di correggere o cancellare. Se rifiuta, reclami gratis all’agenzia per i dati (AEPD).',
  },
}
