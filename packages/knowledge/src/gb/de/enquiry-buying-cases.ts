/** Fragen zum Kauf in besonderen Fällen: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUYING_CASES_DE: Words = {
  'gb.ask-consumer.dealer-car-30-days': {
    says: 'Ja. War es beim Verkauf fehlerhaft, können Sie es innerhalb von 30 Tagen gegen alles Geld zurückgeben. Schreiben Sie heute dem Händler. „Sold as seen“ nimmt dieses Recht nicht, und Sie müssen nicht die Hälfte nehmen.',
  },
  'gb.ask-consumer.repair-first-30-days': {
    says: 'Nein. In den ersten 30 Tagen können Sie fehlerhafte Ware gegen volles Geld zurückgeben. Wählen Sie eine Reparatur, ruhen diese Tage solange. Schreiben Sie es dem Verkäufer.',
  },
  'gb.ask-consumer.faulty-29-days': {
    says: 'Ja, wenn Sie es dem Verkäufer innerhalb von 30 Tagen nach Erhalt sagten. Das Gesetz gibt 30 Tage, nicht 28, und keine Reparatur kommt zuerst. Schreiben Sie dem Verkäufer heute mit beiden Daten.',
  },
  'gb.ask-consumer.shop-or-maker': {
    says: 'Der Laden muss es in Ordnung bringen, nicht der Hersteller. Verlangen Sie Reparatur oder Ersatz, dann Geld zurück oder Nachlass. Nach sechs Monaten müssen Sie vielleicht zeigen, dass der Fehler von Anfang an da war.',
  },
  'gb.ask-consumer.music-licence': {
    says: 'Hören Kunden oder Personal das Radio, brauchen Sie die Lizenz. Spielen Sie keine Musik oder nur lizenzfreie, schreiben Sie das. Es muss wahr sein. Behalten Sie Belege.',
    dependsOn: 'ob außer Ihnen jemand sie hören kann',
  },
  'gb.ask-consumer.faulty-months': {
    says: 'Ja, aber zuerst darf der Verkäufer reparieren oder ersetzen. Scheitert das, gibt es Geld zurück oder Nachlass. In den ersten sechs Monaten gilt der Fehler als von Anfang an da, außer der Verkäufer zeigt das Gegenteil.',
  },
  'gb.ask-consumer.parcel-wrong-door': {
    says: 'Der Verkäufer muss Geld oder neue Ware schicken. Er muss sie Ihnen oder einer genannten Person bringen. Der Paketdienst arbeitet für ihn, nicht für Sie. Lehnt er ab und zahlten Sie über £100 mit Kreditkarte, fragen Sie die Kartenfirma.',
  },
  'gb.ask-consumer.cancel-service-14-days': {
    says: 'Ja, meistens. Einen Dienst online oder per Telefon können Sie innerhalb von 14 Tagen ohne Grund widerrufen. Schreiben Sie es heute. Wollten Sie sofort beginnen, zahlen Sie nur die genutzten Tage.',
  },
  'gb.ask-consumer.cancel-at-home': {
    says: 'Die meisten Verträge bei Ihnen zu Hause können Sie innerhalb von 14 Tagen widerrufen, länger, wenn man es Ihnen nicht sagte. Maßanfertigungen sind nicht dabei. Schreiben Sie heute.',
    dependsOn: 'ob die Ware nach Ihrem Maß gemacht wird',
  },
  'gb.ask-consumer.ordered-never-came': {
    says: 'Schreiben Sie dem Verkäufer. Er musste binnen 30 Tagen liefern, wenn kein anderer Tag vereinbart war. Setzen Sie eine letzte faire Frist; hält er sie nicht, können Sie vom Kauf zurücktreten und müssen alles Geld zurückbekommen. Bei über £100 mit Kreditkarte haftet auch die Kartenfirma.',
  },
  'gb.ask-consumer.small-claim': {
    says: 'Schreiben Sie zuerst mit Summe, Belegen und einer fairen Frist. Dann können Sie auf GOV.UK klagen (make a court claim for money). Bis £10,000 läuft es meist im Verfahren für kleine Forderungen (small claims track), ohne Anwalt. Es kostet eine Gebühr; vielleicht gibt es Hilfe dafür.',
  },
  'gb.ask-consumer.builder-vanished': {
    says: 'Schreiben Sie mit einem letzten Tag: die Arbeit beenden oder das Geld zurück. Klagen Sie dann online; eine kleine Klage geht bis £10,000 (in Schottland £5,000). Haben Sie über £100 mit Kreditkarte gezahlt, fordern Sie es auch von der Karte. War es von Anfang an ein Trick, melden Sie den Betrug.',
  },
}
