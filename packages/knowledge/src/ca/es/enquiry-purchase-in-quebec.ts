/** The Spanish words of the rows in ../enquiry-purchase-in-quebec.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_IN_QUEBEC_WORDS: Words = {
  'ca.ask.not-delivered-qc': {
    says: 'En Quebec puede cancelar por escrito si nada llega 30 días después de la fecha prometida. El vendedor tiene 15 días para devolver el dinero. Si no, pida el contracargo a su tarjeta.',
  },
  'ca.ask.faulty-qc': {
    says: 'En Quebec un producto debe durar un tiempo justo para su precio, diga lo que diga la garantía. Escriba a la tienda o al fabricante, pida reparación gratis y vaya a pequeñas causas si se niega.',
  },
  'ca.buy.right-used-car-qc': {
    says: 'En Quebec un comerciante debe por ley una garantía por un coche usado más nuevo: seis, tres o un mes, según su edad y kilómetros. Con más de cinco años u 80 000 km no la hay, pero el coche debe durar igual un tiempo justo.',
  },
}
