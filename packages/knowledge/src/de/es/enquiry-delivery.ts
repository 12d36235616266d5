/** The Spanish words of the rows in ../enquiry-delivery.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DELIVERY_ES: Words = {
  'de.ask-buy.not-delivered': {
    says: 'Ponga a la tienda una última fecha por escrito. Después desista y pida su dinero. El riesgo del correo es de la tienda.',
  },
  'de.ask-buy.paid-not-sent': {
    says: 'Fije por escrito un último plazo, de unas dos semanas. Después desista y pida todo su dinero. Pida enseguida al banco, a la tarjeta o a PayPal que recuperen el pago. ¿Parece una tienda falsa? Denúncielo hoy en línea a la policía.',
  },
}
