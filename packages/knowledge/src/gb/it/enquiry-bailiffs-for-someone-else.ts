/** Questions of a person at whose home bailiffs look for someone else: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFFS_FOR_SOMEONE_ELSE_IT: Words = {
  'gb.ask-bailiff.debtor-moved-out': {
    says: 'Non deve Lei il debito di un altro: non paghi. Gli agenti possono entrare solo dove quella persona di solito vive o lavora, e prendere solo le sue cose. Tenga chiusa la porta. Scriva alla ditta e al creditore quando è andata via, con prove: council tax e ricevute. Se le visite continuano, faccia reclamo. Se prendono beni, li reclami subito per iscritto.',
  },
  'gb.ask-bailiff.claim-my-goods': {
    says: 'Reclami subito per iscritto le Sue cose, entro sette giorni dal prelievo. Scriva all’agente: nome e indirizzo, un elenco e perché sono Sue, con ricevute o estratti conto. Si può prendere solo ciò che è del debitore, da solo o con altri. Se contestano, decide un tribunale; può costare, quindi chieda prima a National Debtline: 0808 808 4000.',
  },
}
