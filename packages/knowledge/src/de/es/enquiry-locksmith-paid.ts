/** Questions about an emergency tradesman who was paid far too much at the door: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOCKSMITH_PAID_ES: Words = {
  'de.ask-buy.locksmith-paid': {
    says: 'Pagado no es perdido. Un precio de cerca del doble del usual, exigido en un apuro, puede ser nulo: solo se debe un precio justo. «Desde 39 €» no es un precio fijo. Reclame el resto por escrito con plazo. Guarde fotos, testigos y precios de otras firmas. Pregunte al banco si puede recuperar el pago; con adeudo firmado hay ocho semanas. ¿Amenazas? A la policía. La Verbraucherzentrale ayuda.',
  },
}
