/** Questions about a returned parcel that was lost or came empty: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RETURN_LOST_ES: Words = {
  'de.ask-buy.return-lost': {
    says: 'Pida su dinero por escrito con un plazo de unas dos semanas. Al desistir, la tienda corre el riesgo del regreso. Si el paquete se perdió, basta la prueba de envío. Si dicen que venía vacío, mande el recibo con el peso, fotos y testigo, y pida un rastreo. Un cargo vuelve en ocho semanas, o abra un caso en PayPal. Después, un Mahnbescheid.',
  },
}
