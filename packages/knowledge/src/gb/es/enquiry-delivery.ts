/** Questions about things that never came: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DELIVERY_ES: Words = {
  'gb.ask-consumer.not-delivered': {
    says: 'Dígalo al vendedor, no al mensajero. Si no acordaron fecha, debe entregar en un plazo de 30 días. Dele otra fecha justa. Si tampoco cumple, cancele y recupere su dinero.',
  },
  'gb.ask-consumer.parcel-stolen': {
    says: 'El vendedor debe hacérselo llegar a usted o a quien usted nombró. Si el mensajero lo dejó y desapareció, pierde el vendedor. Pídale otro o su dinero.',
  },
  'gb.ask-consumer.parcel-wrong-door': {
    says: 'El vendedor debe devolverle el dinero o enviar otro. Debe hacérselo llegar a usted o a quien usted nombró. El mensajero trabaja para él, no para usted. Si se niega y pagó más de £100 con tarjeta de crédito, pida a la empresa de la tarjeta.',
  },
  'gb.ask-consumer.ordered-never-came': {
    says: 'Escriba al vendedor. Debía entregar en 30 días, salvo que acordaran otro día. Fije una última fecha justa; si no la cumple, puede anular el pedido y recuperar todo su dinero. Si pagó más de £100 con tarjeta de crédito, también responde la empresa de la tarjeta.',
  },
}
