/** Phone and internet contracts: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BROADBAND_IT: Words = {
  'ie.broadband.right-leave': {
    says: 'Un contratto può legarLa 24 mesi al massimo. Può uscire senza costi se il servizio resta molto sotto la promessa, o se cambiano le condizioni.',
  },
  'ie.broadband.right-service': {
    says: 'Il servizio deve essere curato e come concordato. Se no, può chiedere che lo sistemino, o denaro.',
  },
}
