/** The Spanish words of the rows in ../enquiry-violence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIOLENCE_ES: Words = {
  'es.ask.partner-violence': {
    says: 'En peligro llame al 112. El 016 atiende gratis día y noche y no sale en la factura (borre la llamada). El juez de guardia puede dar una orden de protección en 72 horas: él debe irse y no acercarse. Pídala en la policía o el juzgado. El abogado es gratis para usted.',
  },
}
