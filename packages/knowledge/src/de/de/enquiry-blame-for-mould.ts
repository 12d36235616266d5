/** Questions about a landlord who blames the tenant for mould: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLAME_FOR_MOULD_DE: Words = {
  'de.ask-home.blame-for-mould': {
    says: 'Nein, nicht auf diese Behauptung hin. Der Vermieter muss zuerst zeigen, dass es nicht am Haus liegt, etwa an einer kalten Wand oder einem Leck. Erst dann müssen Sie zeigen, dass Sie normal geheizt und gelüftet haben. Bestreiten Sie es schriftlich mit Fotos und setzen Sie eine Frist zur Reparatur. Bis dahin ist die Miete kraft Gesetzes gemindert. Zahlen Sie sicherheitshalber unter Vorbehalt, oder kürzen Sie nur mit Rat des Mietervereins.',
  },
}
