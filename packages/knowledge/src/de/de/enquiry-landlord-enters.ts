/** The German words of the rows in ../enquiry-landlord-enters.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_ENTERS_DE: Words = {
  'de.ask-home.landlord-enters': {
    says: 'Der Vermieter darf ohne Ihr Ja nicht hinein und keinen Schlüssel behalten. Bei gutem Grund und Anmeldung müssen Sie eine Besichtigung erlauben.',
  },
}
