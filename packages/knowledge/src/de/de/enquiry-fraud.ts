/** Questions about swindles, false bills and things that nobody ordered: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_DE: Words = {
  'de.ask-buy.scam-message': {
    says: 'Nicht zahlen, nicht klicken, auflegen. Sind Geld oder Daten weg, rufen Sie sofort Bank oder 116 116 an und erstatten Sie Anzeige.',
  },
  'de.ask-buy.unordered': {
    says: 'Für Unbestelltes schulden Sie nichts und müssen es nicht zurückschicken, wenn eine Firma es Ihnen bewusst geschickt hat.',
  },
  'de.ask-buy.guide-warn': {
    says: 'Geben Sie nie PIN, TAN oder Kartendaten per Telefon, E-Mail oder Chat weiter.',
  },
  'de.ask-buy.paid-fake-bill': {
    says: 'Rufen Sie sofort die Bank an (116 116), lassen Sie die Überweisung zurückrufen und gehen Sie zur Polizei. Sie haben selbst überwiesen, darum muss die Bank meist nicht zahlen. Seit 9. Oktober 2025 muss sie aber Name und Konto vergleichen. Hat sie vor einem falschen Namen nicht gewarnt? Dann fordern Sie das Geld von ihr.',
  },
  'de.ask-buy.subscription-trap': {
    says: 'Kein klarer Knopf wie „zahlungspflichtig bestellen“? Dann gibt es keinen Vertrag und Sie schulden nichts. Schreiben Sie das. Hilfsweise widerrufen Sie binnen 14 Tagen, ohne Belehrung auch später. Kündigen Sie zusätzlich über den Knopf der Seite. Abgebuchtes holt Ihre Bank zurück.',
  },
}
