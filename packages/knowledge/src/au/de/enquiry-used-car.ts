/** The German words of the rows in ../enquiry-used-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_DE: Words = {
  'au.ask.private-car': {
    says: 'Ein privater Verkäufer haftet nicht für die Qualität, darf aber nicht lügen. Hat ein falsches Wort Sie zum Kauf gebracht, können Sie den Schaden fordern. Heben Sie Anzeige und Nachrichten auf, holen Sie einen Werkstattbericht, schreiben Sie mit Datum und nutzen Sie small claims. Offene Kredite prüfen Sie auf ppsr.gov.au.',
    dependsOn: 'was der Verkäufer über das Auto sagte',
  },
  'au.ask.used-car': {
    says: 'Das Auto eines Händlers muss für Alter und Preis gut genug sein. Verlangen Sie Reparatur, oder Geld zurück bei einem großen Mangel. Manche Staaten geben dazu eine Händlergarantie. Ein privater Verkäufer darf nicht lügen.',
  },
}
