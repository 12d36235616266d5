/** Questions about fraud, traps, and payments that nobody allowed: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_DE: Words = {
  'de.ask-buy.scam-message': {
    says: 'Nicht zahlen, nicht klicken, auflegen. Sind Geld oder Daten weg, rufen Sie sofort Bank oder 116 116 an und erstatten Sie Anzeige.',
  },
  'de.ask-buy.bank-refund': {
    says: 'Eine nicht erlaubte Zahlung muss bis zum nächsten Geschäftstag zurück, außer bei grober Fahrlässigkeit. Lastschriften können Sie acht Wochen zurückgeben.',
    dependsOn: 'ob Sie die Zahlung erlaubt haben',
  },
  'de.ask-buy.unordered': {
    says: 'Für Unbestelltes schulden Sie nichts und müssen es nicht zurückschicken, wenn eine Firma es Ihnen bewusst geschickt hat.',
  },
  'de.ask-buy.guide-warn': {
    says: 'Geben Sie nie PIN, TAN oder Kartendaten per Telefon, E-Mail oder Chat weiter.',
  },
  'de.ask-buy.guide-step-bank': {
    says: 'Eine ungewollte Lastschrift können Sie acht Wochen bei Ihrer Bank zurückgeben.',
  },
  'de.ask-buy.phishing-bank': {
    says: 'Sperren Sie das Konto sofort (116 116), schreiben Sie der Bank, dass Sie die Zahlung nicht erlaubt haben, und gehen Sie zur Polizei. Die Bank muss das Geld bis zum nächsten Geschäftstag zurückbuchen. Ablehnen darf sie nur, wenn sie Ihnen grobe Fahrlässigkeit beweist. Dann hilft der Ombudsmann.',
  },
  'de.ask-buy.paid-fake-bill': {
    says: 'Rufen Sie sofort die Bank an (116 116), lassen Sie die Überweisung zurückrufen und gehen Sie zur Polizei. Sie haben selbst überwiesen, darum muss die Bank meist nicht zahlen. Seit 9. Oktober 2025 muss sie aber Name und Konto vergleichen. Hat sie vor einem falschen Namen nicht gewarnt? Dann fordern Sie das Geld von ihr.',
  },
  'de.ask-buy.subscription-trap': {
    says: 'Kein klarer Knopf wie „zahlungspflichtig bestellen“? Dann gibt es keinen Vertrag und Sie schulden nichts. Schreiben Sie das. Hilfsweise widerrufen Sie binnen 14 Tagen, ohne Belehrung auch später. Kündigen Sie zusätzlich über den Knopf der Seite. Abgebuchtes holt Ihre Bank zurück.',
  },
  'de.ask-buy.lost-card': {
    says: 'Sperren Sie sie sofort: 116 116. Danach haften Sie nicht mehr für fremde Zahlungen. Davor höchstens mit 50 €, und gar nicht, wenn Sie den Verlust nicht bemerken konnten. Nur grobe Fahrlässigkeit, etwa PIN bei der Karte, kostet alles. Zeigen Sie es an und fordern Sie das Geld schriftlich von der Bank.',
  },
  'de.ask-buy.right-tell-bank': {
    says: 'Melden Sie der Bank eine Zahlung, die Sie nicht erlaubt haben, sofort. Nach 13 Monaten ist der Anspruch weg.',
  },
}
