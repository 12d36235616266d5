/** Questions about a mortgage that is late, and about its escrow account: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MORTGAGE_DE: Words = {
  'us.ask-debt.foreclosure': {
    says: 'Rufen Sie jetzt Ihren Kreditverwalter (servicer) und eine von HUD zugelassene Beratung (HUD-approved counselor) an. Meist darf die Zwangsversteigerung (foreclosure) erst beginnen, wenn Sie über 120 Tage im Rückstand sind. Über einen vollen und rechtzeitigen Antrag auf Hilfe muss zuerst entschieden werden.',
  },
  'us.ask-everyday.escrow': {
    says: 'Prüfen Sie zuerst die Summen für Steuer und Versicherung. Eine Fehlsumme (shortage) können Sie sofort zahlen, oder über mindestens 12 Monate, wenn sie groß ist. Sie können kostenlos eine Fehlermeldung (notice of error) schicken.',
  },
}
