/** Questions about damage that was reported late to the insurer: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_CLAIM_DE: Words = {
  'fr.ask-buy.insurance-late': {
    says: 'Der Vertrag setzt die Frist: mindestens fünf Werktage, bei Diebstahl zwei. Eine späte Meldung kostet den Schutz aber nur, wenn der Vertrag es klar sagt. Und der Versicherer muss beweisen, dass ihm die Verspätung geschadet hat. Bei höherer Gewalt, etwa schwerer Krankheit, bleibt der Schutz. Verlangen Sie Klausel und Beweis schriftlich, dann zum kostenlosen Schlichter.',
    dependsOn: 'die Klausel im Vertrag und der Schaden durch die Verspätung',
  },
}
