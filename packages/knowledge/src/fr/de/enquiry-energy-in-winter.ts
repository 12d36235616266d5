/** Questions about a cut of power or gas in the winter months: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_IN_WINTER_DE: Words = {
  'fr.ask-buy.energy-winter': {
    says: 'Nein. Vom 1. November bis 31. März darf niemand wegen Schulden Strom, Gas oder Wärme in Ihrem Hauptwohnsitz abstellen. Die Leistung darf gesenkt werden, aber nicht mit Energiescheck (chèque énergie). Die Schuld bleibt: Rufen Sie jetzt an und bitten Sie um einen Plan. Fragen Sie vor April FSL und Sozialarbeiter. Wird doch abgestellt, melden Sie es dem Energie-Schlichter.',
  },
}
