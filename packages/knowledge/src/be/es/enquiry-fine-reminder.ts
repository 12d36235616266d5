/** Questions about a reminder or an order to pay for a traffic fine: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_REMINDER_ES: Words = {
  'be.ask.fine-reminder': {
    says: 'Pague en la fecha del recordatorio, o impugne por escrito con el enlace o el formulario. Si no hace nada, llega una oferta más alta y luego una orden de pago con un 35 % más. Contra ella tiene 30 días ante el tribunal de policía (tribunal de police, politierechtbank). Después cobra Hacienda, también del sueldo o de una devolución. Para pagar a plazos, pídalo ya.',
  },
}
