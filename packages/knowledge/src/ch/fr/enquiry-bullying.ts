/** Questions about bullying at work: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BULLYING_FR: Words = {
  'ch.ask.bullying': {
    says: 'L’employeur doit protéger votre personne et votre santé. Tenez un journal : jour, paroles, témoins. Plaignez-vous par écrit au chef ou à la personne de confiance et demandez des mesures. Voyez un médecin. L’inspection cantonale du travail aide. Ne démissionnez pas vite : le chômage peut suspendre des jours. Un congé pour plainte peut être abusif.',
  },
}
