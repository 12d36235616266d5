/** The Italian words of the rows in ../enquiry-notice-from-landlord.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_WORDS: Words = {
  'fr.ask-home.notice-landlord': {
    says: 'Vuota: sei mesi prima della fine del contratto. Arredata: tre. Solo per vendere, abitarci o un motivo serio, e mai a metà contratto.',
    dependsOn: 'se la casa è arredata',
  },
}
