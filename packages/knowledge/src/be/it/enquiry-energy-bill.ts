/** Questions about energy that one cannot pay: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_BILL_IT: Words = {
  'be.ask.energy': {
    says: 'Chieda un piano alla ditta e il fondo energia al CPAS. I distacchi richiedono dei passi, e le regole d’inverno cambiano con la regione. Il mediatore dell’energia è gratis.',
  },
}
