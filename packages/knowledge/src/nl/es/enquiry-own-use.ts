/** The Spanish words of the rows in ../enquiry-own-use.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_USE_ES: Words = {
  'nl.ask.own-use': {
    says: 'Quédese y escriba que no está de acuerdo. El casero debe probar ante el juez una necesidad propia urgente, y que usted puede encontrar otra vivienda adecuada. El aviso es de tres a seis meses. Si debe irse, pida los gastos de mudanza.',
  },
}
