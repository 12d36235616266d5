/** Questions about a refused visa: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_IT: Words = {
  'ie.ask.visa-refused': {
    says: "Faccia appello per iscritto entro due mesi dalla data del rifiuto. È gratis. Risponda a ogni motivo e aggiunga nuovi documenti: prova della relazione, denaro e casa. Legga la lettera: dice dove inviare l'appello, e se è possibile.",
  },
}
