/** The French words of the rows in ../enquiry-notice-from-landlord.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_WORDS: Words = {
  'fr.ask-home.notice-landlord': {
    dependsOn: 'si le logement est meublé',
    says: 'Vide : six mois avant la fin du bail. Meublé : trois. Seulement pour vendre, habiter ou motif sérieux, et jamais en cours de bail.',
  },
}
