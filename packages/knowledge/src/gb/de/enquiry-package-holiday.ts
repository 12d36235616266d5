/** Questions about a package holiday that was changed, cancelled or went badly: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_HOLIDAY_DE: Words = {
  'gb.ask-travel.package': {
    says: 'Ändert sich ein Hauptteil stark, etwa Hotel oder Datum, oder steigt der Preis um über 8%, können Sie absagen und alles binnen 14 Tagen zurückbekommen. Antworten Sie bis zum gesetzten Tag. War es dort schlecht, melden Sie es sofort und verlangen danach einen niedrigeren Preis.',
  },
  'gb.ask-travel.company-bust': {
    says: 'Eine Pauschalreise ist geschützt: Die Firma musste Ihr Geld absichern. Suchen Sie ein ATOL certificate in den Unterlagen. Damit fordern Sie das Geld von der Civil Aviation Authority; Liste und Formular stehen auf ihrer Website. Ohne Flug: ABTA oder Versicherer suchen. Nur Hotel oder nur Flug? Fragen Sie die Karte: per Kreditkarte über £100 haftet sie mit. Belege behalten.',
  },
}
