/** The Spanish words of the rows in ../enquiry-violence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIOLENCE_ES: Words = {
  'it.ask.partner-violence': {
    says: 'En peligro llame al 112. El 1522 atiende gratis día y noche y busca un lugar seguro (centro antiviolenza). Un juez puede ordenarle que deje la casa y no se acerque, también enseguida y antes de oírle, y que pague para usted y los hijos. Vaya a la policía o a un abogado. En el proceso penal por maltrato o acoso el abogado es gratis, gane lo que gane.',
  },
}
