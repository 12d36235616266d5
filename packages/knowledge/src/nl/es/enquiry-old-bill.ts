/** Questions about an old bill with no judgment: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_BILL_ES: Words = {
  'nl.ask.old-no-judgment': {
    says: 'No pague ni prometa nada aún. La mayoría de las facturas prescriben a los cinco años si nadie se lo recordó por escrito, y las compras en tienda a los dos. Escriba: «Alego la prescripción (ik beroep mij op verjaring). Mándeme cada recordatorio con su fecha y la sentencia, si la hay». Una sentencia vale 20 años. Si llega una citación, dígalo también al juez.',
  },
}
