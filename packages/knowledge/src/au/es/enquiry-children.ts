/** The Spanish words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_ES: Words = {
  'au.ask.see-child': {
    says: 'La pensión y el tiempo con el hijo son dos cosas, así que siga pagando. Pida primero la mediación familiar (family dispute resolution): 1800 050 321. Casi siempre hace falta su certificado antes del tribunal. Luego el tribunal puede dar una orden según lo mejor para el niño.',
  },
  'au.ask.child-support': {
    says: 'Llame a Services Australia (Child Support). Puede cobrar del sueldo, de devoluciones de impuestos y de cuentas, y puede impedir que el otro padre o madre salga del país. Es gratis.',
  },
}
