/** Questions about an insurer that pays nothing because of gross carelessness: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GROSS_NEGLIGENCE_DE: Words = {
  'de.ask-insure.gross-negligence': {
    says: 'Nein, auch bei grober Fahrlässigkeit darf sie meist nur kürzen, je nach Schwere Ihrer Schuld. Beweisen muss sie das selbst. Nur bei einer verletzten Vertragspflicht müssen Sie zeigen, dass es nicht grob war. Viele Verträge verzichten ganz darauf: Lesen Sie Ihren. Widersprechen Sie, verlangen Sie Klausel und Rechnung der Kürzung und setzen Sie zwei Wochen. Dann ist der Versicherungsombudsmann kostenlos; bis 10.000 € bindet er den Versicherer. Der Boden des Vermieters ist Sache Ihrer Haftpflicht.',
  },
}
