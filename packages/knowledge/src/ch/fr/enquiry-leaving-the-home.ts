/** Questions about ending a lease, painting and wear: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_THE_HOME_WORDS: Words = {
  'ch.ask.end-lease': {
    says: 'Écrivez une lettre signée ; pour le logement de famille, les deux signent. Le délai est en général de trois mois pour le terme local ou celui du bail. La lettre doit arriver à temps : recommandé.',
  },
  'ch.ask.leave-early': {
    says: 'Proposez un nouveau locataire solvable qui reprend le même bail. Un seul suffit. Vous ne devez alors le loyer que jusqu’au jour où il serait entré. Le bailleur peut prendre quelques jours pour vérifier. Faites-le par écrit, avec son dossier.',
  },
  'ch.ask.painting-and-wear': {
    says: 'L’usure normale n’est pas à votre charge. Pour un vrai dégât, vous payez seulement la valeur actuelle : une peinture est amortie après environ huit ans. Le bailleur doit signaler les défauts aussitôt à la sortie, plus tard seulement les cachés. Ne signez pas ce que vous refusez. La conciliation est gratuite.',
  },
  'ch.ask.deposit-after-a-year': {
    says: 'Un an après la fin du bail, la banque doit verser la garantie à vous seul. Cela vaut si le bailleur n’a ni agi en justice ni lancé de poursuite contre vous dans cette année. Son accord n’est pas nécessaire. Écrivez à la banque, avec la preuve de la fin du bail et un extrait des poursuites. L’argent n’est sur aucun compte à votre nom ? Réclamez-le au bailleur avec intérêts. Si quelqu’un refuse, la commission de conciliation est gratuite. Une assurance de garantie a ses propres règles.',
  },
}
