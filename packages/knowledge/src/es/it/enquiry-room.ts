/** Questions about a rented room where the owner lives too: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ROOM_IT: Words = {
  'es.ask.room': {
    says: 'Una stanza singola dove vive il proprietario di solito non rientra nella legge sugli affitti (LAU): niente cinque anni. Vale il pattuito. Senza durata, se paga al mese finisce a fine mese, con preavviso. Ma nessuno può cacciarla oggi con la forza o cambiare la serratura: può essere reato, chiami la polizia. Chieda la cauzione per iscritto. Se rifiuta, solo un giudice può ordinarlo.',
    dependsOn: 'cosa è pattuito e per quanto paga',
  },
}
