/** The German words of Spain: enquiry everyday. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_DE: Words = {
  'es.ask.return-online': {
    says: 'Online, am Telefon oder an der Haustür gekauft, dürfen Sie 14 Tage ohne Grund widerrufen. Im Laden nur, wenn der Laden es erlaubt oder die Ware fehlerhaft ist.',
    dependsOn: 'wo Sie gekauft haben',
  },
  'es.ask.guarantee': {
    says: 'Ja. Bei neuen Sachen haftet der Verkäufer drei Jahre. Er muss kostenlos reparieren oder ersetzen. Wenn nicht, verlangen Sie einen niedrigeren Preis oder Ihr Geld.',
  },
  'es.ask.scam-paid': {
    says: 'Rufen Sie jetzt Ihre Bank an und sagen Sie, dass Sie es nicht erlaubten oder getäuscht wurden. Zeigen Sie es bei der Polizei an. Nicht erlaubte Zahlungen muss die Bank meist erstatten.',
  },
  'es.ask.scam-real': {
    says: 'Klicken und zahlen Sie nicht. Fragen Sie das echte Amt unter einer selbst gesuchten Nummer, oder rufen Sie kostenlos 017 an.',
  },
  'es.ask.light-cut': {
    says: 'Nicht sofort. Zu Hause brauchen sie eine förmliche Mahnung und zwei Monate, oder vier mit bono social. Bitten Sie um einen Plan und gehen Sie zum Sozialamt.',
    dependsOn: 'ob Sie den bono social haben und wer bei Ihnen wohnt',
  },
  'es.ask.fine-half': {
    says: 'In 20 Kalendertagen wählen Sie: die Hälfte zahlen und es beenden, oder mit Beweisen widersprechen und den halben Preis verlieren.',
    dependsOn: 'ob Sie Beweise haben',
  },
  'es.ask.insurance-no': {
    says: 'Fragen Sie schriftlich nach dem Grund und beschweren Sie sich beim Versicherer. Dann kostenlos bei der DGSFP. Nach drei Monaten schuldet er hohe Zinsen.',
  },
  'es.ask.telecom-leave': {
    says: 'Sie können jederzeit gehen. Haben Sie zugesagt zu bleiben, muss die Strafe mit der Restzeit sinken.',
    dependsOn: 'ob Sie zugesagt haben zu bleiben',
  },
  'es.ask.flight': {
    says: 'Meist ja: bei drei Stunden Verspätung oder später Absage 250 € bis 600 € je nach Strecke, außer es gab eine äußere Ursache. Sie bekommen auch Essen und einen neuen Flug oder Ihr Geld.',
  },
  'es.ask.gym-health': {
    says: 'Ein Fitnessstudio darf den Austritt nicht erschweren und nichts für nicht Geleistetes verlangen. Kündigen Sie schriftlich, mit Attest und Datum. Eine Strafe muss mit der Restzeit sinken. Lassen Sie dann die Abbuchung bei der Bank stoppen.',
  },
  'es.ask.not-delivered': {
    says: 'Der Verkäufer muss binnen 30 Tagen liefern, wenn nichts anderes vereinbart ist. Setzen Sie schriftlich eine letzte Frist. Danach treten Sie zurück: Er muss alles ohne Verzug erstatten. Zögert er ohne Grund, können Sie das Doppelte fordern.',
  },
  'es.ask.fine-driver': {
    says: 'Nennen Sie den echten Fahrer in der Frist des Schreibens, mit Name, Ausweisnummer und Adresse. Sonst kann eine Buße in doppelter oder dreifacher Höhe kommen. Zahlen Sie nicht die Hälfte, wenn Sie widersprechen wollen.',
  },
  'es.ask.fake-invoice': {
    says: 'Rufen Sie sofort Ihre Bank an und verlangen Sie den Rückruf des Geldes. Erstatten Sie Anzeige. Seit dem 9. Oktober 2025 muss die Bank prüfen, ob Name und IBAN passen. Hat sie das nicht getan, fordern Sie das Geld zurück.',
  },
  'es.ask.garage-keeps': {
    says: 'Eine Werkstatt darf das Auto für bestellte und fällige Arbeit behalten, nicht für Arbeit, der Sie nie zugestimmt haben. Verlangen Sie den unterschriebenen Auftrag. Zahlen Sie unter Vorbehalt, um es zu holen, und bestreiten Sie dann.',
  },
  'es.ask.insurance-leave': {
    says: 'Schreiben Sie dem Versicherer mindestens einen Monat vor dem Jahresende, dass Sie nicht verlängern. Eine Preisänderung muss er zwei Monate vorher melden. Kam sie zu spät, können Sie sie noch schriftlich ablehnen.',
  },
  'es.ask.trip-cancelled': {
    says: 'Sagt der Veranstalter eine Pauschalreise ab, fordern Sie schriftlich alles zurück. Es muss in 14 Tagen kommen, ein Gutschein ist nicht Pflicht. Sonst zur OMIC.',
  },
  'es.ask.health-cover': {
    says: 'Sie müssen nur beantworten, was gefragt wurde. Ohne klare Frage zählt es nicht gegen Sie. Bei ehrlichem Vergessen dürfen sie weniger zahlen, nicht nichts. Schriftlich beschweren, dann gratis bei der DGSFP.',
    dependsOn: 'was der Versicherer bei der Unterschrift fragte',
  },
  'es.ask.not-ordered': {
    says: 'Für nicht Bestelltes schulden Sie nichts: Schweigen ist kein Ja. Schreiben Sie, dass Sie nie zugestimmt haben, und fordern Sie Ihr Geld. Sagen Sie der Bank, dass Sie nichts erlaubt haben.',
  },
  'es.ask.private-seller': {
    says: 'Ein Verkauf unter Privaten bindet: liefern oder Geld zurück. Nutzen Sie rechtzeitig den Käuferschutz und die Karte. Dann mahnen Sie förmlich. War es von Anfang an Betrug, zeigen Sie es an.',
  },
  'es.ask.workshop': {
    says: 'Die Werkstatt muss sich an den schriftlichen Voranschlag halten. Bei versteckten Fehlern muss sie fragen. Auf die Reparatur gibt es drei Monate oder 2.000 km Garantie. Verlangen Sie die hoja de reclamaciones und gehen Sie zur OMIC.',
  },
}
