/** Questions about money before moving in: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_IN_FR: Words = {
  'ie.ask.rent-upfront': {
    says: 'Un bailleur peut demander un mois de loyer d’avance et un mois de dépôt, pas plus. Le logement étudiant est un peu différent si vous le choisissez. Demandez par écrit et ne payez rien avant la visite. La RTB peut faire rendre le reste.',
  },
  'ie.ask.room-in-home': {
    says: 'Dans une chambre chez le bailleur, vous êtes hébergé par accord (licensee) et la RTB ne peut pas aider. L’accord et un préavis correct comptent. Le dépôt doit quand même revenir, moins loyer dû ou dégâts. Écrivez avec une date ; puis la procédure des petits litiges en ligne, jusqu’à €2,000.',
  },
}
