/** Questions about an employer who does not send the pay statement that sick pay needs: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_PAY_FORM_DE: Words = {
  'fr.ask-work.sick-pay-form': {
    says: 'Ihr Arbeitgeber muss die Lohnbescheinigung (attestation de salaire) an die CPAM senden. Fordern Sie sie per Einschreiben mit Frist. Sagen Sie es der CPAM: Sie kann mahnen; fragen Sie, ob Lohnzettel reichen. Kommt nichts, ordnet das Arbeitsgericht es schnell an (référé), mit Geld je Tag. Nach einem Jahr im Betrieb schuldet er meist auch einen Teil des Lohns.',
  },
}
