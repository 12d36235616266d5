/** The Italian words of the rows in ../enquiry-flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_IT: Words = {
  'de.ask-flight.late': {
    says: 'Da tre ore di ritardo all’arrivo spettano 250 € fino a 1.500 km, 400 € fino a 3.500 km e oltre fino a 600 €. La compagnia deve provare una causa fuori dal suo controllo. Non deve accettare un buono. Ha tre anni.',
    dependsOn: 'il ritardo all’arrivo, la distanza e la causa',
  },
  'de.ask-flight.cancelled': {
    says: 'Sceglie Lei: tutto il denaro entro sette giorni o un altro volo. Un buono richiede il Suo sì scritto. Se l’hanno avvisata meno di 14 giorni prima, possono aggiungersi da 250 a 600 €, salvo causa fuori dal loro controllo.',
  },
}
