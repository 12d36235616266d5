/** The Spanish words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_ES: Words = {
  'ca.ask.see-child': {
    says: 'La pensión y el tiempo con el hijo son dos cosas, así que siga pagando. Apunte cada negativa. Pruebe primero la mediación, a menudo gratis o barata. Luego pida al tribunal de familia una orden (parenting order). Solo mira lo mejor para el niño.',
  },
}
