/** Questions of people who gave up their job in a message or in anger: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_NOTICE_BY_MESSAGE_IT: Words = {
  'de.ask-job.own-notice-by-message': {
    says: 'Anche le Sue dimissioni richiedono carta e firma a mano. Un messaggio, una mail o parole di rabbia non chiudono il lavoro. Vada al lavoro come sempre e scriva oggi che il rapporto continua. Se il capo dice che è finita, nemmeno questo è un licenziamento valido: veda un avvocato o il sindacato. Firmate su carta? Si ritirano solo con il sì della ditta, o se ci fu minaccia o inganno.',
  },
}
