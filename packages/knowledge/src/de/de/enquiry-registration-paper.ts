/** Questions about a landlord who does not confirm that a person moved in: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REGISTRATION_PAPER_DE: Words = {
  'de.ask-home.registration-paper': {
    says: 'Verlangen Sie die Wohnungsgeberbestätigung schriftlich mit Datum: Wer Ihnen die Wohnung gibt, muss sie binnen zwei Wochen nach Einzug ausstellen. Das gilt auch für Untermiete; dann unterschreibt der Hauptmieter. Kommt sie nicht, gehen Sie trotzdem rechtzeitig zum Bürgeramt, nehmen den Mietvertrag mit und sagen das. Das Amt kann sie einfordern und bis 1.000 € Bußgeld verhängen. Anmelden müssen Sie sich binnen zwei Wochen. Verbieten darf das niemand.',
  },
}
