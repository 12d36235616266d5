/** Questions about unemployment benefits after quitting a job: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_QUIT_AND_UNEMPLOYMENT_FR: Words = {
  'us.fact.quit-unemployment': {
    says: 'Demandez maintenant. Partir par choix exclut en général, sauf bonne raison : danger, harcèlement illégal, salaire impayé, forte baisse, et souvent maladie ou violence au foyer. Montrez que vous l’avez d’abord dit au patron et demandé un changement : messages, certificat. Pas encore parti ? Faites-le d’abord. En cas de refus, recours avant la date de la lettre.',
    dependsOn: 'pourquoi vous êtes parti et votre État',
  },
}
