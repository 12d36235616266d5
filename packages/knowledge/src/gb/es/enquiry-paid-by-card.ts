/** Questions about money back from the card firm or the bank: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAID_BY_CARD_ES: Words = {
  'gb.ask-consumer.section-75': {
    says: 'Si pagó una parte con tarjeta de crédito, y costó más de £100 y no más de £30,000, la empresa de la tarjeta también responde. Reclámele por «section 75». Con tarjeta de débito pida la devolución del cargo (chargeback).',
    dependsOn: 'cómo pagó y el precio de la cosa',
  },
  'gb.ask-consumer.chargeback': {
    says: 'Pida a su banco la devolución del cargo (chargeback). Es una regla de las tarjetas, no una ley, y el plazo es corto, a menudo 120 días. Pídala ya. También vale para cantidades pequeñas.',
  },
}
