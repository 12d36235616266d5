/** Questions about a landlord who sells the home: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_SELLS_DE: Words = {
  'fr.ask-home.landlord-sells': {
    says: 'Ein Verkauf allein beendet nichts: Der Vertrag läuft mit dem Käufer weiter. Um eine leere Wohnung frei zu verkaufen, muss der Vermieter sechs Monate vor Vertragsende kündigen. Diese Kündigung ist ein Angebot: Sie dürfen zuerst kaufen. Preis und Bedingungen müssen darin stehen, sonst ist sie nichtig. Sie haben die ersten zwei Monate für ein Ja, dann zwei bis zum Vertrag, vier mit Kredit. Bei möblierten Wohnungen gibt es das nicht. Später billiger? Man muss Sie erneut fragen.',
    dependsOn: 'ob gekündigt wurde und ob die Wohnung möbliert ist',
  },
}
