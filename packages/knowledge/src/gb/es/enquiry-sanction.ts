/** Questions about a sanction on Universal Credit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SANCTION_ES: Words = {
  'gb.ask-benefit.sanction': {
    says: 'Pida que lo miren de nuevo (mandatory reconsideration), mejor en un mes. Dé su buena razón, como enfermedad, y envíe pruebas. Después puede ir al tribunal gratuito. Para comida y facturas mientras tanto, pida un hardship payment.',
  },
}
