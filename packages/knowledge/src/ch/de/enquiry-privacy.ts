/** Questions about pictures, data and calls that advertise: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVACY_DE: Words = {
  'ch.ask.my-picture': {
    says: 'Über Ihr Bild bestimmen Sie. Sichern Sie Screenshots mit Datum und Adresse. Verlangen Sie von Person und Plattform schriftlich die Löschung mit Frist. Ein Gericht kann das rasch anordnen, auch Geld. Intime Bilder, Drohung oder Erpressung sind strafbar: Gehen Sie zur Polizei und zahlen Sie nie.',
  },
  'ch.ask.my-data': {
    says: 'Fragen Sie die Firma schriftlich, welche Daten sie über Sie hat, mit einer Kopie Ihres Ausweises. Sie muss es innert 30 Tagen sagen, meist kostenlos. Falsche Daten können Sie berichtigen und unnötige löschen lassen. Weigert sie sich, hilft das Zivilgericht; der EDÖB berät.',
  },
  'ch.ask.ad-calls': {
    says: 'Solche Anrufe sind verboten, wenn Ihre Nummer im Telefonbuch einen Stern (*) hat oder nicht darin steht und Sie mit der Firma nie zu tun hatten. Notieren Sie Datum und Nummer und melden Sie es online dem SECO. Ihr Anbieter muss einen kostenlosen Filter bieten. Stimmen Sie am Telefon nichts zu.',
  },
}
