/** The French words of the rows in ../enquiry-notice-from-landlord.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_WORDS: Words = {
  'fr.ask-home.notice-landlord': {
    dependsOn: 'si le logement est meublé',
    says: 'Le congé doit vous parvenir six mois avant la fin du bail si le logement est vide, trois s’il est meublé. Plus tard, ou en cours de bail, il est nul et le bail continue : trois ans (un an en meublé). Il ne vaut que pour vendre, habiter ou un motif sérieux. Pour un logement vide à vendre, vous pouvez acheter en premier. Continuez à payer et répondez par écrit.',
  },
}
