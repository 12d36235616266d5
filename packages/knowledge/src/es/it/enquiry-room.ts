/** Questions about a rented room where the owner lives too: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ROOM_IT: Words = {
  'es.ask.room': {
    says: 'Fino a ottobre 2026 una stanza singola dove vive il proprietario di solito non rientrava nella legge sugli affitti (LAU): vale il pattuito. Un decreto dell’8 ottobre 2026 mette le stanze sotto quella legge: chieda a un ufficio casa se vale ancora per lei. Senza durata, se paga al mese finisce a fine mese, con preavviso. Ma nessuno può cacciarla oggi con la forza o cambiare la serratura: può essere reato, chiami la polizia. Chieda la cauzione per iscritto. Se rifiuta, solo un giudice può ordinarlo.',
    dependsOn: 'cosa è pattuito e per quanto paga',
  },
}
