/** The French words of the rows in ../family-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_LEAVE_FR: Words = {
  'us.leave.want': {
    says: 'Votre employeur refuse votre congé, ou veut d’abord un meilleur formulaire du médecin.',
  },
  'us.leave.step': {
    says: 'Si le formulaire est incomplet, l’entreprise doit écrire ce qui manque et vous laisser sept jours. Envoyez-le, et plaignez-vous à la Wage and Hour Division.',
  },
}
