/** The Spanish words of the rows in ../tolls.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TOLLS_ES: Words = {
  'us.toll.right-owner': {
    says: 'El aviso llega al dueño. Si el carro fue vendido, robado o rentado, la ley estatal casi siempre le deja mostrar quién lo tenía.',
  },
  'us.toll.step-official': {
    says: 'Verifíquelo en el sitio propio de la agencia de peaje, escrito por usted. Hay muchos mensajes falsos. Pida pagar el peaje sin cargos.',
  },
  'us.ticket.de-toll': {
    says: 'En Delaware el dueño responde por el peaje, salvo en los casos que nombra la ley. Puede disputar el aviso hasta la fecha que trae.',
  },
  'us.ticket.ca-toll': {
    says: 'En California puede disputar gratis un aviso de peaje en 21 días desde su emisión. Hay planes de pago para personas de bajos ingresos.',
  },
  'us.ticket.ny-toll': {
    says: 'En Nueva York el dueño del carro responde por el peaje por correo. Un carro robado o rentado es una defensa.',
  },
  'us.ticket.fl-toll': {
    says: 'En Florida un peaje sin pagar es una infracción de tránsito. Puede pagarla o pedir una audiencia a la corte.',
  },
  'us.ticket.tx-toll': {
    says: 'En Texas el dueño que vendió o rentó el carro antes del viaje no debe el peaje, si manda pruebas a tiempo.',
  },
  'us.ticket.il-toll': {
    says: 'En Illinois puede pedir a la autoridad de peaje una audiencia sobre el aviso. Un carro robado o rentado es una defensa.',
  },
  'us.ticket.pa-toll': {
    says: 'En Pensilvania el dueño responde por el peaje, pero puede mostrar que el carro fue robado, vendido o rentado.',
  },
  'us.ticket.va-toll': {
    says: 'En Virginia puede mostrar a la corte que usted no manejaba, o que el carro fue robado o vendido.',
  },
  'us.ticket.md-toll': {
    says: 'En Maryland puede disputar el peaje en la corte de distrito, o nombrar a quien manejaba.',
  },
}
