/** The French words of the rows in ../policy-cancelled.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_FR: Words = {
  'au.cover.step-now': {
    says: 'Appelez l’assureur maintenant. Demandez si la couverture continue quand vous payez ou envoyez ce qui manque, et obtenez-le par écrit.',
  },
  'au.cover.right-notice': {
    says: 'Un assureur peut mettre fin à un contrat plus tôt seulement pour des raisons de la loi, et doit d’abord vous le dire par écrit.',
  },
  'au.cover.right-instalment': {
    says: 'Pour un paiement en retard, il peut presque toujours annuler seulement quand le paiement a un mois de retard, si le contrat le dit. Il peut refuser des demandes après 14 jours.',
  },
  'au.cover.right-reasons': { says: 'Vous pouvez demander les raisons par écrit.' },
  'au.cover.warn-gap': {
    says: 'Quand la couverture finit, vous payez vous-même toute perte. Pour une voiture, un accident avec une autre voiture peut coûter très cher.',
  },
  'au.cover.step-new': {
    says: 'Cherchez une nouvelle couverture qui commence le même jour, et répondez à leurs questions avec la vérité. Plaignez-vous à l’assureur, puis à l’AFCA, si c’était une erreur.',
  },
}
