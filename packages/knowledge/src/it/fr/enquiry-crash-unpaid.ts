/** Questions about an insurer that does not pay after a crash: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_UNPAID_FR: Words = {
  'it.ask.crash-unpaid': {
    says: 'Après votre demande écrite et complète, l’assureur doit faire une offre ou motiver son refus. Délai : 60 jours pour la voiture, 30 si les deux ont signé le constat bleu (CAI), 90 jours pour une blessure. Dépassé ? Réclamez par écrit : 45 jours. Puis l’IVASS, jusqu’à 2 500 € l’arbitre des assurances, ou un avocat et le juge après tentative d’accord. Le droit dure deux ans.',
  },
}
