/** Questions about a tax debt that is enforced with a surcharge: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCED_TAX_ES: Words = {
  'es.ask.apremio': {
    says: 'Si paga en el plazo del papel el recargo es del 10 %; después, 20 % más intereses. Recibido del 1 al 15: hasta el 20. Después: hasta el 5 del mes siguiente. Si la primera liquidación nunca le llegó, está pagada o prescrita, recurra en un mes (reposición o económico-administrativa). Pida aplazamiento en el mismo plazo. Aún pueden embargar, pero no vender lo embargado hasta responder.',
  },
}
