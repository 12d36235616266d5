/** Questions about a seizure of wages by the Treasury: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TREASURY_AND_WAGES_DE: Words = {
  'fr.ask-debt.satd-wages': {
    says: 'Das Finanzamt darf über den Arbeitgeber nur den Teil des Lohns holen, den die Tabelle erlaubt. Mindestens das RSA bleibt. Schreiben Sie jetzt auf impots.gouv.fr an das Amt im Bescheid. Bitten Sie um einen Plan mit Belegen für Einkommen und Ausgaben: Stimmt es zu, kann es die Pfändung aufheben. Schon bezahlt oder zu alt (vier Jahre)? Binnen zwei Monaten anfechten. Ist die Steuer selbst falsch, auch eine réclamation einlegen.',
  },
}
