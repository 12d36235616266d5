/** Questions about a child who was taken far away: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVED_CHILD_DE: Words = {
  'au.ask.child-moved': {
    says: 'Handeln Sie jetzt; Warten schadet. Schreiben Sie ruhig und bitten Sie um Rückkehr und Schlichtung. Ein Anwalt kann beim Federal Circuit and Family Court eine Eilanordnung beantragen, auch eine recovery order zur Rückgabe. Im Eilfall braucht es vorher kein Schlichtungspapier. Legal Aid oder 1800 050 321. Droht die Ausreise, bitten Sie sofort um die airport watch list. Bei Gefahr 000.',
  },
}
