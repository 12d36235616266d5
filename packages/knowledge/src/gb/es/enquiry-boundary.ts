/** Questions about a boundary: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOUNDARY_ES: Words = {
  'gb.ask-neighbour.boundary': {
    says: 'Mire sus escrituras y pida los dos planos (title plans) a HM Land Registry, aunque suelen mostrar solo una línea general. Haga fotos y escriba al vecino antes de quitar nada. Intente una mediación o un perito común. Si no, solo un tribunal fija la línea; el council no.',
  },
}
