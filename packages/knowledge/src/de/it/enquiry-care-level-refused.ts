/** Questions about a care level that was refused or is too low: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARE_LEVEL_REFUSED_IT: Words = {
  'de.ask-benefit.care-level': {
    says: 'Si opponga per iscritto alla Pflegekasse entro un mese; basta una frase ed è gratis. Chieda la perizia con i punti. Tenga per due settimane un diario di cura: lavarsi, vestirsi, notti, medicine, perdersi. Poi dica punto per punto cosa è sbagliato, con certificato. Una seconda visita spesso dà di più. Aiuto gratis: Pflegestützpunkt, VdK. Dopo, il tribunale sociale è gratis.',
  },
}
