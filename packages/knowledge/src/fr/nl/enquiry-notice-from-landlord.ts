/** The Dutch words of the rows in ../enquiry-notice-from-landlord.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_WORDS: Words = {
  'fr.ask-home.notice-landlord': {
    says: 'Leeg: zes maanden voor het einde van de huur. Gemeubileerd: drie. Alleen om te verkopen, er zelf te wonen of om een ernstige reden, en nooit midden in de huur.',
    dependsOn: 'of de woning gemeubileerd is',
  },
}
