/** Questions about a landlord who blames the tenant for mould: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLAME_FOR_MOULD_DE: Words = {
  'de.ask-home.blame-for-mould': {
    says: 'Nein, nicht auf diese Behauptung hin. Der Vermieter muss zuerst zeigen, dass es nicht am Haus liegt, etwa an einer kalten Wand oder einem Leck. Erst dann müssen Sie zeigen, dass Sie normal geheizt und gelüftet haben. Zwei- bis dreimal am Tag genügt. Bestreiten Sie es schriftlich, mit Fotos und Notizen zu Wärme und Feuchte. Verlangen Sie die Ursache und zahlen Sie die Sanierung nicht.',
  },
}
