/** German: the words of the rows in ../enquiry-hired-and-booked.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIRED_AND_BOOKED_DE: Words = {
  'gb.ask-consumer.hire-damage': {
    says: 'Schreiben Sie sofort, dass Sie es bestreiten. Verlangen Sie datierte Fotos, das Übergabeblatt und die Rechnung: Die Firma muss zeigen, dass Sie es waren und was es kostete. Eine Klausel, die jede Summe erlaubt, bindet meist nicht. Bitten Sie Ihre Bank um chargeback, über 100 £ per Kreditkarte um section 75. Nach ihrer letzten Antwort hilft bei Mieten im UK kostenlos BVRLA, wenn sie Mitglied ist.',
  },
  'gb.ask-consumer.room-cancelled': {
    says: 'Hat der Anbieter storniert? Dann hat er den Vertrag gebrochen: Sie bekommen alles zurück und müssen keinen Gutschein nehmen. Faire Mehrkosten für ein ähnliches Zimmer können Sie fordern. Eine Firma darf es nicht per Klausel behalten. Setzen Sie schriftlich 14 Tage. Über 100 £ per Kreditkarte ans Hotel haftet auch die Kartenfirma; bei Debitkarte hilft chargeback.',
  },
  'gb.ask-housing.scotland-unregistered': {
    says: 'Zahlen Sie vorerst weiter: Die Miete entfällt erst, wenn die Gemeinde es in einem Bescheid sagt. Melden Sie es der Gemeinde. Vermieten ohne Eintrag ist strafbar, bis 50.000 £. Mit dem Bescheid ist keine Miete fällig, und man darf Sie deswegen nicht hinaussetzen.',
  },
}
