/** The French words of the rows in ../policy-cancelled.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_FR: Words = {
  'ca.cover.step-now': {
    says: 'Appelez maintenant. Demandez si la couverture continue si vous payez ou envoyez ce qui manque, par écrit.',
  },
  'ca.cover.right-notice': {
    says: 'La loi de votre province fixe le préavis écrit. Vérifiez que le vôtre est assez long.',
  },
  'ca.cover.right-refund': {
    says: 'Si l’assureur met fin plus tôt, la prime du temps restant vous revient.',
  },
  'ca.cover.warn-drive': {
    says: 'Pour une voiture, ne conduisez plus après la fin. L’amende est élevée.',
  },
  'ca.cover.step-new': {
    says: 'Trouvez une couverture dès le même jour. Si c’est une erreur, plaignez-vous à l’assureur, puis au service gratuit.',
  },
}
