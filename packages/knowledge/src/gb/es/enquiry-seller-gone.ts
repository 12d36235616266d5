/** Questions of buyers whose seller is bankrupt or closed: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELLER_GONE_ES: Words = {
  'gb.ask-consumer.seller-bust': {
    says: 'Mire cómo pagó. Si fue aunque sea en parte con tarjeta de crédito (credit card), por una cosa de más de £100 y hasta £30,000: la empresa de la tarjeta le debe lo que debía el vendedor, también por fallos (section 75). Con débito o por menos: pida enseguida un chargeback a su banco. La garantía del fabricante lo obliga a él, y quien reparó mal debe arreglarlo. Si no, escriba a los administrators lo que le deben; a menudo se cobra poco.',
  },
}
