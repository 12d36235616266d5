/** Questions about money back from the card firm or the bank: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAID_BY_CARD_ES: Words = {
  'gb.ask-consumer.section-75': {
    says: 'Si una cosa costó más de £100 y hasta £30,000, y pagó una parte con tarjeta de crédito, aunque sea la señal, la empresa de la tarjeta responde de toda la pérdida. También de lo que pagó por transferencia. Reclame por escrito según la section 75, con el pedido, los pagos y la carta del liquidador. Si se niega o pasan ocho semanas, acuda al Financial Ombudsman. Con tarjeta de débito pida un chargeback.',
  },
  'gb.ask-consumer.chargeback': {
    says: 'Pida a su banco la devolución del cargo (chargeback). Es una regla de las tarjetas, no una ley, y el plazo es corto, a menudo 120 días. Pídala ya. También vale para cantidades pequeñas.',
  },
}
