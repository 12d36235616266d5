/** Questions of people who gave up their job in a message or in anger: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_NOTICE_BY_MESSAGE_FR: Words = {
  'de.ask-job.own-notice-by-message': {
    says: 'Votre propre démission exige aussi un papier signé à la main. Un message, un mail ou des mots de colère ne terminent pas l’emploi. Allez travailler comme d’habitude et écrivez aujourd’hui que l’emploi continue. Si le chef dit que c’est fini, ce n’est pas non plus un licenciement valable : voyez un avocat ou un syndicat. Signée sur papier ? Retrait seulement avec l’accord de la firme, ou en cas de menace ou tromperie.',
  },
}
