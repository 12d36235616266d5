/** Questions about faults in a rented home: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTS_IN_THE_HOME_IT: Words = {
  'nl.ask.repairs': {
    says: 'Lo segnali per iscritto e dia al padrone di casa sei settimane. In una casa regolata può poi chiedere alla commissione affitti (Huurcommissie) di abbassare l’affitto. Altrimenti può un giudice. Non smetta di pagare da solo.',
  },
}
