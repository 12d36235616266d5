/** Questions about an insurer that refuses because the premium came late: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREMIUM_UNPAID_FR: Words = {
  'be.ask.premium-late': {
    says: 'Une prime en retard ne met pas fin seule à la couverture. L’assureur doit d’abord envoyer une mise en demeure, par recommandé ou huissier, et laisser au moins 15 jours. Ce n’est qu’après que la couverture peut être suspendue. L’accident est arrivé avant, ou vous aviez payé ? Alors il doit payer. Demandez la preuve de la lettre, puis l’ombudsman des assurances, gratuit.',
    dependsOn: 'si une mise en demeure a précédé',
  },
}
