/** Questions about a rented home that is sold: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_SOLD_DE: Words = {
  'ch.ask.home-sold': {
    says: 'Ein Verkauf beendet den Mietvertrag nicht: Der neue Eigentümer übernimmt ihn mit der gleichen Miete. Nur bei dringendem Bedarf für sich oder nahe Verwandte darf er früher kündigen. Auch dann braucht es das amtliche Formular, die Frist und den Termin des Gesetzes. Fechten Sie die Kündigung binnen 30 Tagen bei der Schlichtungsbehörde an oder verlangen Sie mehr Zeit. Das ist gratis.',
    dependsOn: 'ob der neue Eigentümer die Wohnung dringend selbst braucht',
  },
}
