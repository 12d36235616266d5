/** Questions about false bills and money sent to swindlers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_IT: Words = {
  'nl.ask.scam-paid': {
    says: 'Chiami ora la banca e chieda di fermare il pagamento. Se non era d’accordo, di solito la banca deve restituirlo. Lo denunci alla polizia.',
  },
  'nl.ask.fake-invoice': {
    says: 'Chiami subito la banca e chieda il richiamo del bonifico. Denunci alla polizia. Dal 9 ottobre 2025 la banca deve controllare che nome e IBAN coincidano. Se non l’ha fatto, chieda il rimborso.',
  },
  'nl.ask.blackmail': {
    says: 'Non paghi e non mandi altro. Conservi messaggi e nomi, blocchi la persona e lo denunci alla polizia: è un reato. Per immagini private Offlimits aiuta gratis a farle togliere.',
  },
}
