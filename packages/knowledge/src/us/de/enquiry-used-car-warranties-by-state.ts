/** The German words of the rows in ../enquiry-used-car-warranties-by-state.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_WARRANTIES_BY_STATE_DE: Words = {
  'us.state.ma.ask-used-car': {
    says: 'Sie haben Rechte: In Massachusetts darf ein Händler die meisten Gebrauchtwagen nicht „as is“ verkaufen. Die Garantie gilt bis 40.000 Meilen 90 Tage oder 3.750 Meilen, bis 80.000 60 Tage oder 2.500, bis 125.000 30 Tage oder 1.250. Nach drei erfolglosen Reparaturen oder 10 Werktagen Werkstatt gibt es Geld zurück. Schreiben Sie jetzt.',
  },
  'us.state.ny.ask-used-car': {
    says: 'Sie haben Rechte: In New York muss ein Händler für die meisten Gebrauchtwagen ab 1.500 Dollar schriftlich garantieren. Bis 36.000 Meilen 90 Tage oder 4.000 Meilen, bis 80.000 60 Tage oder 3.000, bis 100.000 30 Tage oder 1.000. Nach drei erfolglosen Reparaturen oder 15 Tagen Ausfall gibt es Geld zurück. Schreiben Sie jetzt.',
  },
  'us.ask-consumer.used-lemon': {
    says: 'Die meisten Lemon Laws gelten nur für Neuwagen, oft auch für Gebrauchte, solange die erste Herstellergarantie läuft. Einige Staaten haben ein Gesetz für Gebrauchtwagen vom Händler, etwa New York, Massachusetts und New Jersey. Sehen Sie auf den Zettel im Fenster (Buyers Guide): „as is“ oder mit Garantie. Bei „as is“ hilft noch, wenn der Händler gelogen oder einen Fehler verschwiegen hat. Schreiben Sie ihm sofort und behalten Sie die Werkstattpapiere.',
    dependsOn: 'Ihrem Staat, der Garantie und dem Papier im Fenster',
  },
}
