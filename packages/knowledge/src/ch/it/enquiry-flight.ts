/** The Italian words of the rows in ../enquiry-flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_IT: Words = {
  'ch.ask.flight-late': {
    says: 'Da tre ore di ritardo all’arrivo la Corte europea dà 250, 400 o 600 € secondo la distanza, salvo causa fuori dal loro controllo. In Svizzera le compagnie spesso rifiutano. Un tribunale (Bülach) l’ha seguita, il Tribunale federale non ha deciso. Chieda per iscritto, poi segnali all’UFAC (BAZL).',
  },
  'ch.ask.flight-cancelled': {
    says: 'Sceglie Lei: tutto il denaro entro sette giorni o un altro volo. Non deve accettare un buono. Se l’hanno avvisata meno di 14 giorni prima, possono aggiungersi da 250 a 600 €, salvo causa fuori dal loro controllo. Se rifiutano, lo segnali all’UFAC (BAZL).',
  },
}
