/** Questions about a bank that closes or refuses an account: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCOUNT_CLOSED_IT: Words = {
  'be.ask.account-closed': {
    says: 'Una banca che chiude un conto deve di solito avvisare per iscritto due mesi prima, salvo frode o violazione grave. Chieda per iscritto il perché e i soldi. Ogni consumatore ha diritto al servizio bancario di base: lo chieda a una banca con il suo modulo. Comprende carta, bonifici e addebiti, a basso prezzo. Se rifiuta, reclamo alla banca, poi a Ombudsfin, gratis. Dia il nuovo conto al datore.',
  },
}
