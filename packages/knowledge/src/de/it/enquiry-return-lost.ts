/** Questions about a returned parcel that was lost or came empty: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RETURN_LOST_IT: Words = {
  'de.ask-buy.return-lost': {
    says: 'Chieda i soldi per iscritto con un termine di circa due settimane. Nel recesso il negozio porta il rischio del ritorno. Se il pacco è perso, basta la prova di spedizione. Se dicono che era vuoto, mandi la ricevuta col peso, foto e testimone, e chieda una ricerca. Un addebito torna entro otto settimane, o apra un caso PayPal. Poi un Mahnbescheid.',
  },
}
