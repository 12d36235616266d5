/** Questions of people who are ill for longer than the employer pays: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ILL_FOR_WEEKS_FR: Words = {
  'de.ask-job.ill-after-six-weeks': {
    says: 'Après six semaines, votre caisse maladie paie (Krankengeld) : 70 % du brut, au plus 90 % du net. Pas de demande spéciale : l’employeur déclare votre paie, et vous renvoyez ce que la caisse demande. Appelez-la si rien n’est venu. Chaque nouvel arrêt doit être fait au plus tard le jour ouvrable après la fin de l’ancien. Cela dure jusqu’à 78 semaines en trois ans pour la même maladie, six semaines comprises.',
  },
}
