/** Questions about an order to pay that can be enforced at once: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDER_ALREADY_ENFORCEABLE_NL: Words = {
  'it.ask.order-enforceable': {
    says: 'Er is geen zitting als u geen verzet doet. U hebt 40 dagen na betekening voor verzet, met een advocaat, gratis bij laag inkomen. Omdat het meteen uitvoerbaar is, kunnen intussen precetto en beslag komen. Vraag de rechter dus meteen om schorsing, met bewijs van betaling. Een pensioen is in 2026 veilig tot € 1.092,48 per maand; van loon hoogstens een vijfde.',
  },
}
