/** The German words of the rows in ../enquiry-sent-to-the-maker.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SENT_TO_THE_MAKER_DE: Words = {
  'ie.ask.sent-to-the-maker': {
    says: 'Ihr Vertrag ist mit dem Geschäft, also muss das Geschäft den Mangel lösen, nicht der Hersteller. Ein Mangel in den ersten 12 Monaten gilt als von Anfang an da, wenn es nichts anderes zeigt. Verlangen Sie schriftlich kostenlose Reparatur oder Ersatz in fairer Zeit. Scheitert das: Preisnachlass oder Geld zurück. In den ersten 30 Tagen sofort Geld zurück. Danach small claims, bis 2.000 €.',
  },
}
