/** Questions about builders and other tradespeople: bad work, the price and deposits. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_ES: Words = {
  'gb.ask-consumer.bad-work': {
    says: 'El trabajo debe hacerse con cuidado y habilidad razonables. Si no fue así, deben repetirlo sin coste en un tiempo justo. Si falla, puede pedir que le devuelvan dinero, hasta todo.',
  },
  'gb.ask-consumer.price-not-agreed': {
    says: 'Si acordó un precio, ese es el precio. Si no acordó ninguno, paga uno justo. Los extras necesitan su sí. Pague lo que no se discute y diga por qué retiene el resto.',
    dependsOn: 'si acordó antes un precio',
  },
  'gb.ask-consumer.deposit': {
    says: 'Una empresa solo puede quedarse una cantidad justa por su pérdida real. Una condición que le deja quedarse mucho más es injusta y no le obliga. «Non-refundable» (sin devolución) no lo decide.',
    dependsOn: 'qué dice el contrato y qué perdió de verdad la empresa',
  },
  'gb.ask-consumer.builder-vanished': {
    says: 'Escriba con un último día: terminar el trabajo o devolver el dinero. Luego demande por internet; una demanda pequeña llega a £10,000 en Inglaterra y Gales, y a £5,000 en Escocia. Si pagó más de £100 con tarjeta de crédito, reclame también a la tarjeta. Si fue un engaño desde el inicio, denuncie el fraude.',
  },
}
