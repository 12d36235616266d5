/** The Spanish words of the rows in ../enquiry-payment-not-mine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYMENT_NOT_MINE_WORDS: Words = {
  'ca.ask.card-payment-not-mine': {
    says: 'Quéjese ya por escrito al banco. Por una tarjeta de crédito que usaron otros casi siempre debe como mucho $50. Si dice que no, o tarda 56 días, vaya gratis a OBSI.',
  },
  'ca.ask.bank-transfer-stolen': {
    says: 'Diga hoy al banco por escrito que usted no hizo el pago y pida el dinero. Si dice que no o tarda 56 días, OBSI decide gratis.',
  },
  'ca.ask.charges-not-mine': {
    says: 'Avise enseguida a la empresa de la tarjeta. Por un uso que no aprobó debe 50 $ como máximo, salvo un descuido grave. Si se niega, quéjese a ella y luego gratis a OBSI.',
  },
}
