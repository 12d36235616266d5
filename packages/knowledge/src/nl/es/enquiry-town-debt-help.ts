/** Questions about debt help of the town for people with a job: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOWN_DEBT_HELP_ES: Words = {
  'nl.ask.town-debt-help': {
    says: 'Sí. El ayuntamiento debe ayudar a todo vecino con deudas, también con empleo, casa propia o empresa. Es gratis. La primera charla llega en cuatro semanas, o en tres días hábiles si peligra la casa, la energía, el agua o el seguro médico. Suele ser pagar 18 meses lo que pueda, y el resto cae. Si se niegan, un juez puede ayudar (Wsnp). Abra el correo y no pida más prestado.',
  },
}
