/** Questions about orders, delivery, the guarantee and used cars, and the first steps for buyers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDERS_ES: Words = {
  'be.ask.step-buy': {
    says: 'Escriba primero a la empresa, después vaya al defensor gratis.',
  },
  'be.ask.withdraw': {
    says: 'En línea o en su puerta: 14 días, sin motivo. En una tienda no hay ese derecho.',
    dependsOn: 'cómo lo compró',
  },
  'be.ask.guarantee': {
    says: 'Durante dos años el vendedor debe reparar o cambiar gratis lo nuevo. Una garantía más corta de la tienda no cambia nada, y no puede enviarle al fabricante. Escriba con el tique y un último día. Si no, pida rebaja o su dinero. Usado de un profesional: al menos un año. Luego ayuda gratis el mediador.',
  },
  'be.ask.right-buy': {
    says: 'En la mayoría de las compras a distancia tiene 14 días para desistir.',
  },
  'be.ask.delivery': {
    says: 'La tienda debe entregar en 30 días y corre el riesgo hasta entonces. Escriba y dé un último plazo. Luego cancele y pida su dinero. El defensor gratuito puede ayudar.',
  },
}
