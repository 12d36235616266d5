/** Questions about pay below the minimum wage: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIMUM_WAGE_ES: Words = {
  'nl.ask.minimum-wage': {
    says: 'Desde los 21 años, al menos 14,71 € la hora desde enero de 2026 y más desde julio, pacten lo que pacten, también en negro y sin papeles. Antes de los 21, una parte fija. Anote sus horas y guarde mensajes. Pida por escrito la diferencia, hasta cinco años, con el 8 % de vacaciones y hasta el 50 % por retraso. Avise a la Arbeidsinspectie. Ayudan el Juridisch Loket y FNV.',
  },
}
