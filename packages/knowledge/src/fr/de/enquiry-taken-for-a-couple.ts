/** Questions about the CAF taking flatmates for a couple: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAKEN_FOR_A_COUPLE_DE: Words = {
  'fr.ask-debt.taken-for-couple': {
    says: 'Sie haben zwei Monate ab dem Brief. Schreiben Sie an die CRA der CAF und beim RSA an den Departementsrat. Solange das läuft, darf beim RSA nichts einbehalten werden: Verlangen Sie im Brief, dass die Abzüge aufhören. Eine gemeinsame Wohnung oder gemeinsame Nächte machen kein Paar. Die CAF muss ein festes Zusammenleben zeigen, mit gemeinsamem Geld und Alltag. Schicken Sie Belege: beide Mietverträge, getrennte Konten, wer was zahlt, Zeugen. Verlangen Sie den Bericht der Kontrolle und bitten Sie auch um Erlass. Betrug braucht Absicht: Bestreiten Sie ihn.',
  },
}
