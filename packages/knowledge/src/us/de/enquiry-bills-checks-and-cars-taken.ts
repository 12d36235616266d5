/** Questions about a bill for care with a collector, a fake check and a car taken: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_CHECKS_AND_CARS_TAKEN_DE: Words = {
  'us.fact.care-bill-collector': {
    says: 'Zahlen Sie nicht am Telefon und nicht mit Kreditkarte. Bestreiten Sie die Schuld schriftlich innerhalb von 30 Tagen nach dem ersten Brief: Dann muss man ruhen, bis ein Beleg kommt. Ein Notfall kostet meist nicht mehr als im Netz der Versicherung (in network), wer Sie auch behandelt hat. Bitten Sie die Versicherung um neue Abrechnung, legen Sie Widerspruch ein und rufen Sie den No Surprises Help Desk an: 1-800-985-3059. Kein Bundesgesetz verbietet solche Schulden in der Kreditauskunft. Die Auskunfteien lassen die unter einem Jahr oder unter 500 $ weg, und einige Bundesstaaten verbieten sie.',
  },
  'us.fact.fake-check': {
    says: 'Meist ja: Wer einen Scheck einreicht, schuldet der Bank das Geld, wenn er platzt, auch wenn es schon verfügbar schien. Schicken Sie nichts mehr. Sagen Sie der Bank heute schriftlich, dass Sie betrogen wurden, und bitten Sie um Raten ohne Gebühren. Melden Sie Geschenkkarten der Firma der Karte, und Zelle oder Überweisung der Bank: Manches lässt sich stoppen. Melden Sie es der Polizei und bei ReportFraud.ftc.gov.',
    dependsOn: 'die Regeln Ihres Kontos und was die Bank erfuhr',
  },
  'us.state.oh.ask-car-taken': {
    says: 'In Ohio darf ein Kreditgeber das Auto ohne Gericht holen, wenn der Frieden gewahrt bleibt. Bei einem Kauf auf Raten vom Händler müssen Sie aber nicht den ganzen Kredit zahlen. Man muss in fünf Werktagen schreiben, was offen ist. Sie bekommen es zurück für die fehlenden Raten, Mahnkosten, eine Sicherheit von bis zu zwei Raten und Kosten des Abholens. Sie haben 20 Tage ab der Wegnahme, oder 15 ab diesem Brief, wenn das später ist, meist einmal. Verlangen Sie heute schriftlich den Brief und Ihre Sachen.',
  },
  'us.fact.in-network-hospital': {
    says: 'Meist schulden Sie nicht alles. War die Klinik in Ihrem Netz, dürfen Narkose, Röntgen, Labor und Assistenz nie mehr als Ihren Anteil im Netz verlangen, auch wenn Sie etwas unterschrieben haben. Andere Ärzte dort nur, wenn Sie vorher einem klaren Formular zugestimmt haben. Zahlen Sie nur den Anteil auf der Abrechnung der Versicherung (EOB). Schreiben Sie dem Arzt und der Versicherung, und beschweren Sie sich: 1-800-985-3059.',
  },
}
