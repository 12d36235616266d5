/** Questions about faults in a rented home: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTS_IN_THE_HOME_FR: Words = {
  'nl.ask.repairs': {
    says: 'Signalez-le par écrit et donnez six semaines au bailleur. Dans un logement réglementé, la Huurcommissie peut alors baisser le loyer, sinon un juge. N’arrêtez pas de payer de vous-même.',
  },
}
