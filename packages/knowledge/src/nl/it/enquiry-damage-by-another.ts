/** Questions about damage by another driver whose insurer does not pay: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAMAGE_BY_ANOTHER_IT: Words = {
  'nl.ask.other-insurer': {
    says: 'Può chiedere direttamente all’assicuratore dell’altro, per iscritto, con modulo, foto, testimoni e fattura. Chieda una risposta motivata entro una data. Di solito ha tre anni. Un ciclista o pedone investito da un’auto ha diritti molto più forti. La Sua assicurazione o tutela legale aiuta. Dopo un no, reclami, poi il giudice. Conducente ignoto? Il Waarborgfonds.',
  },
}
