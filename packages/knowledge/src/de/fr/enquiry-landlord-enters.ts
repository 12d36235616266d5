/** The French words of the rows in ../enquiry-landlord-enters.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_ENTERS_WORDS: Words = {
  'de.ask-home.landlord-enters': {
    says: 'Le bailleur ne peut pas entrer sans votre oui ni garder une clé. Pour une bonne raison et après annonce, vous devez lui laisser voir le logement.',
  },
}
