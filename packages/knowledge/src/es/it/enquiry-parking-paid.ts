/** Questions about a parking fine where the ticket was paid: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_PAID_IT: Words = {
  'es.ask.parking-paid': {
    says: 'Si opponga per iscritto entro 20 giorni di calendario, in comune o online, con il pagamento dell’app o il biglietto. Controlli targa, zona e ora. Non paghi a metà prezzo: chiude il caso. Se dicono no, può andare dal giudice in due mesi, o prima chiedere il riesame in un mese. Alcune città annullano un piccolo ritardo al parchimetro per pochi euro.',
  },
}
