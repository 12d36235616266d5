/** Questions about faults in a rented home: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTS_IN_THE_HOME_ES: Words = {
  'nl.ask.repairs': {
    says: 'Avise por escrito y dé seis semanas al casero. En una vivienda regulada la Huurcommissie puede bajar el alquiler; si no, un juez. No deje de pagar por su cuenta.',
  },
}
