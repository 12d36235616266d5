/** German: the words of the rows in ../enquiry-housing-benefit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_BENEFIT_DE: Words = {
  'gb.ask-benefit.housing-overpaid': {
    says: 'Schreiben Sie der Gemeinde (council) binnen eines Monats nach dem Brief. Bitten Sie um neue Prüfung, oder gehen Sie kostenlos zum Gericht (tribunal). War es ihr Fehler und konnten Sie es nicht wissen, müssen Sie vielleicht nichts zurückzahlen.',
  },
}
