/** The German words of the rows in ../enquiry-dealer-warranty.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEALER_WARRANTY_DE: Words = {
  'au.ask.dealer-warranty-qld': {
    says: 'In Queensland muss ein Händler für die meisten Gebrauchtwagen Garantie geben; ein „as is“-Papier ändert das nicht. Unter 160.000 km und bis 10 Jahre alt: 3 Monate oder 5.000 km. Älter oder mehr: 1 Monat oder 1.000 km. Melden Sie den Mangel in dieser Zeit schriftlich mit Bericht; die Reparatur ist kostenlos. Bei großem Mangel auch Geld zurück. Sonst: Fair Trading, dann QCAT.',
  },
  'au.ask.dealer-as-is': {
    says: 'Ein Papier mit „as is“ oder „no warranty“ nimmt die Verbrauchergarantien nicht weg: So eine Klausel ist nichtig. Das Auto eines Händlers muss für Alter, Preis und Kilometer brauchbar sein. Bei großem Mangel wählen Sie Geld zurück, anderes Auto oder Reparatur. Nur ein vorher gezeigter Mangel zählt nicht. Mechanikerbericht, Brief mit Frist, dann Fair Trading und Tribunal Ihres Staates.',
  },
  'au.ask.dealer-warranty-nsw-vic': {
    says: 'In New South Wales und Victoria haben die meisten Händlerautos bis 10 Jahre und unter 160.000 km eine Garantie von Gesetzes wegen. Sie läuft 3 Monate oder 5.000 km; „as is“ beendet sie nicht. Melden Sie es sofort schriftlich mit Bericht und lassen Sie den Händler reparieren. Ältere Autos haben die Verbrauchergarantien: Geld zurück bei großem Mangel. Dann Fair Trading, NCAT oder VCAT.',
  },
  'au.ask.dealer-warranty-wa': {
    says: 'In Western Australia haben die meisten Händlerautos ab 4.000 Dollar eine Garantie von Gesetzes wegen. Bis 10 Jahre und 150.000 km: 3 Monate oder 5.000 km. Bis 12 Jahre und 180.000 km: 1 Monat oder 1.500 km. Verzicht nur mit Erlaubnis des Commissioner. Melden Sie es sofort schriftlich und lassen Sie reparieren. Bei großem Mangel auch Geld zurück. Consumer Protection: 1300 30 40 54.',
  },
}
