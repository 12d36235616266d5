/** Questions about the costs that a collection firm adds: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_ES: Words = {
  'de.ask-debt.collector-costs': {
    says: 'Solo debe esos gastos si la factura es correcta y usted se retrasó. Con una factura no discutida de hasta 50 € lo más alto son 58,48 €, hasta 500 € 95,60 €. Casi siempre es mucho menos. Pague la parte correcta y discuta el resto por escrito.',
  },
}
