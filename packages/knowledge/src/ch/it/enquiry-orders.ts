/** Questions about orders: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDERS_WORDS: Words = {
  'ch.ask.withdraw': {
    says: 'La legge non dà un diritto generale di revoca. Molti negozi la permettono nelle loro condizioni. Per le vendite alla porta o per telefono sopra 100 franchi ha quattordici giorni.',
  },
  'ch.ask.delivery': {
    says: 'Fissi per iscritto un ultimo giorno giusto. Se non arriva, annulli subito e chieda i soldi. Pagato con carta? Chieda anche un chargeback.',
  },
  'ch.ask.phone-sale': {
    says: 'Se L’hanno chiamata o sono venuti alla porta e costa oltre 100 franchi, può revocare entro 14 giorni. Il termine corre dal contratto e dall’informazione su questo diritto. Lo mandi per iscritto, meglio raccomandata. Non vale se ha chiamato Lei o alle fiere. Per le assicurazioni un’altra legge dà gli stessi 14 giorni.',
  },
  'ch.ask.unordered': {
    says: 'No. Ciò che non ha mai ordinato non deve pagarlo, conservarlo o rispedirlo. Solo se è arrivato chiaramente per errore, avvisi il mittente. Scriva una volta che non c’è contratto e che non deve nulla. Se arriva un precetto, faccia opposizione entro dieci giorni.',
  },
}
