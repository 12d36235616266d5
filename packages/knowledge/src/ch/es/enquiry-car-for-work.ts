/** Questions about a car that a debtor needs: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_FOR_WORK_ES: Words = {
  'ch.ask.car-for-work': {
    says: 'Diga en el propio embargo que necesita el coche y por qué, y que conste. No se puede tomar si lo necesita para el trabajo y no hay tren ni bus, como de noche, o por discapacidad. Mande una carta de la empresa con los horarios. Si lo embargan igual, queja a la autoridad de vigilancia en diez días, gratis. Un coche caro puede cambiarse por uno barato.',
  },
}
