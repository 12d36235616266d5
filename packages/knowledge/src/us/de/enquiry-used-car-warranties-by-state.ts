/** The German words of the rows in ../enquiry-used-car-warranties-by-state.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_WARRANTIES_BY_STATE_DE: Words = {
  'us.state.ma.ask-used-car': {
    says: 'Sie haben Rechte: In Massachusetts darf ein Händler die meisten Gebrauchtwagen nicht „as is“ verkaufen. Die Garantie gilt bis 40.000 Meilen 90 Tage oder 3.750 Meilen, bis 80.000 60 Tage oder 2.500, bis 125.000 30 Tage oder 1.250. Nach drei erfolglosen Reparaturen oder 10 Werktagen Werkstatt gibt es Geld zurück. Schreiben Sie jetzt.',
  },
  'us.state.ny.ask-used-car': {
    says: 'Sie haben Rechte: In New York muss ein Händler für die meisten Gebrauchtwagen ab 1.500 Dollar schriftlich garantieren. Bis 36.000 Meilen 90 Tage oder 4.000 Meilen, bis 80.000 60 Tage oder 3.000, bis 100.000 30 Tage oder 1.000. Nach drei erfolglosen Reparaturen oder 15 Tagen Ausfall gibt es Geld zurück. Schreiben Sie jetzt.',
  },
}
