/** Questions about unemployment benefits after quitting a job: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_QUIT_AND_UNEMPLOYMENT_FR: Words = {
  'us.fact.quit-unemployment': {
    says: 'Demandez maintenant. Partir par choix exclut en général, sauf bonne raison : danger, harcèlement illégal, salaire impayé, forte baisse, et souvent maladie ou violence au foyer. Montrez que vous l’avez d’abord dit au patron et demandé un changement : messages, certificat. Pas encore parti ? Faites-le d’abord. En cas de refus, recours avant la date de la lettre.',
    dependsOn: 'pourquoi vous êtes parti et votre État',
  },
  'us.fact.quit-hours-cut': {
    says: 'Une forte baisse d’heures ou de paie est une bonne raison de partir dans bien des États. Refusé ? Faites appel par écrit avant la date de la lettre ; une audience suit, souvent par téléphone. Apportez plannings et fiches de paie d’avant et d’après, et la preuve que vous avez demandé vos heures. Continuez les demandes chaque semaine. Encore en poste ? Ne partez pas : demandez une aide partielle.',
  },
}
