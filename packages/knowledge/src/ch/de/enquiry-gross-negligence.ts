/** Questions about an insurer that pays nothing because of gross carelessness: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GROSS_NEGLIGENCE_DE: Words = {
  'ch.ask.gross-negligence': {
    says: 'Nein, bei Grobfahrlässigkeit darf sie meist nur kürzen, so weit Ihre Schuld reicht. Bei leichter Fahrlässigkeit muss sie alles zahlen. Die Schuld muss sie beweisen. Schreiben Sie, dass Sie nicht einverstanden sind, verlangen Sie Klausel und Berechnung und schicken Sie Belege. Manche Policen verzichten darauf: Lesen Sie Ihre. Dann hilft der Ombudsman gratis. Ansprüche verjähren in fünf Jahren.',
  },
}
