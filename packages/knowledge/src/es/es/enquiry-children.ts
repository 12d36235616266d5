/** The Spanish words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_ES: Words = {
  'es.ask.child-support': {
    says: 'Pida la ejecución al juzgado que la fijó. Puede embargar el sueldo sin el límite normal. Dos meses seguidos sin pagar, o cuatro en total, pueden ser delito.',
  },
  'es.ask.see-children': {
    says: 'Anote cada día negado, con mensajes. Pida al juzgado que fijó las visitas que las ejecute: puede multar, compensar días y cambiar la custodia. Siga pagando la pensión. Con ingresos bajos el abogado es gratis.',
  },
  'es.ask.move-child': {
    says: 'Dónde vive un menor lo deciden los dos, también separados, salvo que un juez lo dé a uno solo. No se mude sin un sí por escrito o la autorización del juez. Si no hay acuerdo, decide el juez: pídalo pronto con abogado, gratis con ingresos bajos.',
  },
  'es.ask.support-lower': {
    says: 'No baja sola y usted no puede reducirla por su cuenta. Hasta que un juez la cambie, la debe entera. Pida pronto la modificación de medidas, mejor con un acuerdo que el juez apruebe. Con pocos ingresos el abogado es gratis. Pague lo que pueda y guarde pruebas: dos meses seguidos sin pagar, o cuatro alternos, pueden ser delito.',
  },
}
