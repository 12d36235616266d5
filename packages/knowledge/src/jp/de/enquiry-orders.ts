/** Questions about orders: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDERS_DE: Words = {
  'jp.ask.cooling': {
    says: 'Verkauf an der Haustür und am Telefon: acht Tage. Schneeballverkauf: zwanzig. Online gibt es dieses Recht nicht; sehen Sie in die Rückgaberegeln des Ladens.',
    dependsOn: 'wie Sie es gekauft haben',
  },
  'jp.ask.not-delivered': {
    says: 'Schreiben Sie mit einer letzten Frist, etwa einer Woche. Kommt nichts, treten Sie zurück und fordern das ganze Geld. Mit Karte bezahlt? Bitten Sie die Kartenfirma um Stopp. Überwiesen und keine Antwort? Es kann ein Fake-Shop sein: Rufen Sie heute Bank und Polizei (#9110) an, dann 188.',
  },
  'jp.ask.child-purchase': {
    says: 'Geschäfte von Kindern unter 18 ohne Erlaubnis der Eltern kann man aufheben. Nicht beim Taschengeld und nicht, wenn das Kind über sein Alter täuschte. Ein Klick auf „über 18“ ist nicht immer Täuschung. Schreiben Sie sofort an Shop, Apple oder Google und die Kartenfirma, mit Alter und Daten. Rufen Sie 188 an.',
  },
}
