/** The German words of the rows in ../enquiry-home-sold.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_SOLD_DE: Words = {
  'de.ask-home.sold': {
    says: 'Ein Verkauf beendet die Miete nicht. Der neue Eigentümer tritt in den Vertrag ein. Nach Umwandlung gilt eine Sperre von drei bis zehn Jahren.',
  },
}
