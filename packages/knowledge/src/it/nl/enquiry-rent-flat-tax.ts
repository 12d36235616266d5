/** Questions about a rise of the rent under the flat tax: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_FLAT_TAX_NL: Words = {
  'it.ask.rent-flat-tax': {
    says: 'Nee. Met de vaste belasting (cedolare secca) ziet de eigenaar af van elke verhoging, ook ISTAT. En meer dan de geregistreerde huur is hoe dan ook nietig. Schrijf aangetekend of per PEC dat u de huidige huur blijft betalen, en schrijf ze over. Daarom kan hij u voor het einde niet uitzetten. Te veel betaald kunt u terugvragen tot zes maanden na teruggave van de woning.',
  },
}
