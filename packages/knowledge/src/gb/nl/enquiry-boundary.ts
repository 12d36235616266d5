/** Questions about a boundary: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOUNDARY_NL: Words = {
  'gb.ask-neighbour.boundary': {
    says: 'Bekijk uw akte en vraag beide plattegronden (title plans) bij HM Land Registry; die tonen meestal alleen een globale lijn. Maak foto’s en schrijf de buur voordat u iets weghaalt. Probeer bemiddeling of samen een landmeter. Anders kan alleen een rechter de grens bepalen; de council niet.',
  },
}
