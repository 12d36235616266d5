/** Questions about sending back what was opened or tried on: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OPENED_BOX_ES: Words = {
  'nl.ask.opened-box': {
    says: 'No. Lo comprado por internet se devuelve en 14 días sin motivo, también con la caja abierta. Puede probarlo como en una tienda. La tienda solo descuenta el uso que pase de eso. Debe pagar todo en 14 días, con el envío normal. Es distinto con higiene precintada, programas abiertos y artículos a medida. Escriba que desiste y guarde prueba.',
  },
}
