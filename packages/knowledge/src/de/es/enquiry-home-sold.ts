/** The Spanish words of the rows in ../enquiry-home-sold.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_SOLD_ES: Words = {
  'de.ask-home.sold': {
    says: 'Una venta no termina su alquiler. El nuevo dueño entra en su contrato. Tras convertirlo en piso en propiedad corre un bloqueo de tres a diez años.',
  },
}
