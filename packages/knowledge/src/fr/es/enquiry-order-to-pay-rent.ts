/** Questions about a formal order to pay rent: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDER_TO_PAY_RENT_ES: Words = {
  'fr.ask-home.order-to-pay-rent': {
    says: 'Abra todo el correo y actúe en seis semanas. Un contrato de antes del 29 de julio de 2023 que dice dos meses conserva dos. Pague, o acuerde un plan por escrito, y vuelva a pagar el alquiler corriente. Pida ayuda al FSL, a la CAF y a la ADIL (SOS loyers impayés 0 805 16 00 75, gratis). La tregua de invierno solo para el desalojo, del 1 de noviembre al 31 de marzo: el caso sigue. Vaya a la audiencia: el juez puede dar hasta tres años. A nadie se le echa sin sentencia y orden de salir.',
  },
}
