/** The Dutch words of the rows in ../enquiry-notice-from-landlord.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_WORDS: Words = {
  'fr.ask-home.notice-landlord': {
    says: 'De opzegging moet u zes maanden voor het einde bereiken bij een lege woning, drie bij gemeubileerd. Later, of midden in het contract, is ze nietig en loopt de huur door: drie jaar (gemeubileerd één). Ze geldt alleen voor verkoop, eigen bewoning of een ernstige reden. Bij verkoop van een lege woning mag u eerst kopen. Betaal door en antwoord schriftelijk.',
    dependsOn: 'of de woning gemeubileerd is',
  },
}
