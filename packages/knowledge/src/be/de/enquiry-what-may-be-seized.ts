/** Questions about what a bailiff may take: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WHAT_MAY_BE_SEIZED_DE: Words = {
  'be.ask.seize': {
    says: 'Nicht ohne Urteil oder anderen Titel: Verlangen Sie eine Kopie. Bis dahin kann ein Gerichtsvollzieher nur bitten. Zusätzliche Kosten sind begrenzt, auf 20 € bei Rechnungen bis 150 €, und erst nach einer kostenlosen Mahnung und 14 Tagen fällig. Zahlen Sie, was stimmt, und bestreiten Sie den Rest schriftlich. Mit Titel bleiben Ihnen Betten, Kleidung, Kühlschrank, Waschmaschine, ein Telefon, Sachen der Kinder und Arbeitsgeräte, und ein Grundbetrag vom Lohn. Sagen Sie das sofort, spätestens binnen fünfzehn Tagen nach der Liste.',
  },
}
