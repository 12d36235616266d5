/** The French words of the rows in ../telecom.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TELECOM_ROWS_FR: Words = {
  'fr.telecom.right-leave': {
    says: 'Après le 12e mois, vous quittez un engagement plus long sans payer le reste. Seulement avec un téléphone subventionné, ils peuvent demander jusqu’à 20 %.',
  },
  'fr.telecom.right-fees': {
    says: 'La résiliation demande dix jours de préavis au plus. Les frais doivent être prévus au contrat.',
  },
  'fr.telecom.right-terms': {
    says: 'Un changement de prix ou de contrat s’annonce un mois avant. Vous pouvez partir sans frais dans les quatre mois après cette annonce.',
  },
  'fr.telecom.right-mediator': {
    says: 'Le médiateur des communications électroniques (mediateur-telecom.fr) est gratuit, après réponse ou silence de l’opérateur.',
  },
}
