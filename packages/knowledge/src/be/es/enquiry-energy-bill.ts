/** Questions about energy that one cannot pay: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_BILL_ES: Words = {
  'be.ask.energy': {
    says: 'Pida a la empresa un plan y a su CPAS el fondo de energía. Los cortes necesitan pasos, y las reglas de invierno cambian según la región. El defensor de la energía es gratis.',
  },
}
