/** Questions about the last bill of a phone or internet firm after leaving it: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAST_PHONE_BILL_ES: Words = {
  'it.ask.last-phone-bill': {
    says: 'No tiene que pagarlo todo de golpe. Por irse solo pueden pedir costes reales, avisados antes y acordes con el precio del contrato. Los descuentos solo vuelven en una parte justa, y puede seguir pagando el módem a plazos. Reclame por escrito, pague lo correcto y diga al cobrador que discute el resto. Abra ConciliaWeb (Corecom): es gratis y, si discute la factura, obligatorio antes del juez.',
  },
}
