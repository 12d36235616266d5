/** Questions about refunds: when, in which form, without a receipt, and who pays to send it back. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REFUND_ES: Words = {
  'gb.ask-consumer.refund-time': {
    says: 'Por un defecto, el vendedor tiene 14 días desde el día en que acepta. En un pedido por internet cancelado, tiene 14 días desde que recibe el producto o su prueba de envío.',
    dependsOn: 'por qué le devuelven el dinero',
  },
  'gb.ask-consumer.voucher': {
    says: 'Si hay un defecto, no tiene que aceptar un vale. La devolución debe venir como pagó. Si solo cambió de idea en una tienda, decide la política de la tienda.',
  },
  'gb.ask-consumer.no-receipt': {
    says: 'Perder el recibo, no tener la caja o un cartel «no refunds» no acaba con sus derechos por defectos. Muestre cualquier prueba, como un extracto. En rebajas tiene los mismos derechos, pero no por defectos que le enseñaron.',
  },
  'gb.ask-consumer.return-cost': {
    says: 'Si hay un defecto, el vendedor paga la devolución. Si cambió de idea en un pedido por internet, quizá deba pagarla usted, si se lo dijeron antes. Aun así deben devolver el precio básico de entrega.',
    dependsOn: 'si hay un defecto o cambió de idea',
  },
}
