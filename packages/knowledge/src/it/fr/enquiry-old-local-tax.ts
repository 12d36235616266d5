/** Questions about old bills of the town: waste tax and property tax: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_LOCAL_TAX_FR: Words = {
  'it.ask.old-local-tax': {
    says: 'La commune doit envoyer le premier avis (accertamento) avant le 31 décembre de la cinquième année suivant celle de la taxe, un an plus tard si le logement n’a jamais été déclaré. Ensuite, cinq ans courent de chaque papier notifié. Pour 2018, c’était fin 2023, quelques semaines de plus (Covid). Demandez la preuve de chaque avis. Trop tard ? Demandez l’annulation et faites un recours en 60 jours : le délai court.',
    dependsOn: 'la date d’envoi du premier avis',
  },
}
