/** The Spanish words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_ES: Words = {
  'nz.ask.see-child': {
    says: 'La pensión y el tiempo con el hijo son dos cosas, así que siga pagando. Pida primero la mediación familiar (family dispute resolution), gratis con pocos ingresos. Si falla, pida al Family Court una orden (parenting order). Mira lo mejor para el niño.',
  },
}
