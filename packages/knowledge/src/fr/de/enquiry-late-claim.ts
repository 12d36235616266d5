/** Questions about damage that was reported late to the insurer: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_CLAIM_DE: Words = {
  'fr.ask-buy.insurance-late': {
    says: 'Ein Schaden ist binnen fünf Werktagen zu melden, ein Diebstahl binnen zwei. Eine späte Meldung kostet den Schutz aber nur, wenn der Vertrag es klar sagt. Und der Versicherer muss beweisen, dass ihm die Verspätung geschadet hat. Waren Sie verhindert, etwa krank, zählt kein Tag. Verlangen Sie Klausel und Beweis schriftlich, dann zum kostenlosen Schlichter.',
    dependsOn: 'die Klausel im Vertrag und den Schaden durch die Verspätung',
  },
}
