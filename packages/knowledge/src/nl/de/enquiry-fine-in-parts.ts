/** Questions about paying a traffic fine in parts: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_IN_PARTS_DE: Words = {
  'nl.ask.fine-in-parts': {
    says: 'Ja. Ab 75 € können Sie in Raten zahlen: auf cjib.nl mit DigiD oder am Telefon. Tun Sie es vor dem letzten Tag, denn die Summe steigt um die Hälfte und verdoppelt sich dann. Auch nach einer Erhöhung geht es noch, aber nicht mehr, wenn ein Gerichtsvollzieher tätig ist oder Sie Führerschein oder Auto abgeben müssen. Ohne Geld bitten Sie um den Notstopp (noodstop) und die Schuldenhilfe der Gemeinde. Einspruch ist sechs Wochen kostenlos.',
  },
}
