/** Questions of people who fear to lose their severance pay (TFR) when they resign: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEVERANCE_WHEN_I_LEAVE_IT: Words = {
  'it.ask.tfr-resign': {
    says: 'Il TFR è suo comunque finisca il rapporto, anche se si dimette e perfino in prova. Non si può trattenere per punizione. Dal dovuto si può togliere solo la paga del preavviso non lavorato. Quello che di solito perde è la NASpI, salvo dimissioni per giusta causa, come stipendi non pagati. Se è in un fondo pensione, lì resta suo. Ha cinque anni per chiederlo.',
  },
}
