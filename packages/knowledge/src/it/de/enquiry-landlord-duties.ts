/** The German words of the rows in ../enquiry-landlord-duties.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_DUTIES_DE: Words = {
  'it.ask.landlord-enters': {
    says: 'Nein. Der Vermieter darf nur mit Ihrem Ja hereinkommen. Vereinbaren Sie einen Tag für Besuche und Reparaturen.',
  },
  'it.ask.repairs': {
    says: 'Schreiben Sie per Einschreiben (raccomandata) oder zertifizierter E-Mail (PEC), mit Fotos. Alle außer den kleinen Reparaturen muss der Vermieter machen. Ist es dringend, sagen Sie es ihm. Dann dürfen Sie es selbst machen und das Geld verlangen.',
  },
}
