/** Questions about a high or guessed bill for power or gas: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_BILL_DE: Words = {
  'de.ask-energy.high-bill': {
    says: 'Fotografieren Sie den Zähler, vergleichen Sie ihn mit der Rechnung und widersprechen Sie schriftlich. Geschätzt werden darf nur in engen Fällen, und eine richtige Ablesung berichtigt das. In der Grundversorgung dürfen Sie bei einem klaren Fehler Geld zurückhalten. Das gilt auch, wenn sich der Verbrauch mehr als verdoppelt hat und Sie eine Prüfung des Zählers verlangen. Sonst zahlen Sie, was nicht im Streit ist. Danach hilft kostenlos die Schlichtungsstelle Energie.',
  },
}
