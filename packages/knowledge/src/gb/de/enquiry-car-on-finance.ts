/** Questions about a car on hire purchase or PCP: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_ON_FINANCE_DE: Words = {
  'gb.ask-car.hand-back': {
    says: 'Ja. Hire Purchase oder PCP können Sie jederzeit vor der letzten Rate schriftlich beenden. Dann schulden Sie höchstens die Hälfte des Gesamtpreises, abzüglich des Gezahlten, dazu Rückstände und Schäden. Die Hälfte steht im Vertrag. Schreiben Sie: "I end this under section 99". Stimmen Sie keinem "voluntary surrender" zu; das kann alles kosten.',
  },
  'gb.ask-car.hp-taken': {
    says: 'Haben Sie ein Drittel des Gesamtpreises gezahlt, braucht es ein Gericht. Die Summe steht im Vertrag. Auch vorher darf man ohne Gericht nicht auf Ihre Einfahrt oder Ihr Grundstück. Unterschreiben Sie nichts und geben Sie keine Schlüssel. Schreiben Sie ein Angebot und bitten Sie um Hilfe. Ein Gericht kann mehr Zeit geben (time order).',
  },
  'gb.ask-car.bought-with-finance': {
    says: 'Meist behalten Sie es. Wer privat kauft und vom Mietkauf (hire purchase) oder PCP nichts wusste, wird Eigentümer, auch ohne Prüfung. Schreiben Sie das der Finanzfirma (Hire Purchase Act 1964, section 27), mit Anzeige, Nachrichten und Zahlungsbeleg. Geben Sie keine Schlüssel heraus und unterschreiben Sie nichts. Der Fahrzeugschein allein beweist nichts. Bei Leasing oder logbook loan ist es anders: Holen Sie Rat. Danach hilft der Financial Ombudsman.',
  },
  'gb.ask-car.faulty-on-finance': {
    says: 'Beschweren Sie sich schriftlich bei der Finanzierungsfirma. Bei hire purchase oder PCP hat sie das Auto geliefert. Also muss sie den Fehler beheben, nicht nur die Werkstatt. In den ersten 30 Tagen können Sie das Auto zurückgeben. Danach darf sie einmal reparieren. Wollen Sie es behalten, verlangen Sie die Reparatur oder weniger Geld, und legen Sie Ihre Rechnungen bei. Sagt sie Nein oder vergehen acht Wochen, entscheidet der Financial Ombudsman kostenlos.',
  },
}
