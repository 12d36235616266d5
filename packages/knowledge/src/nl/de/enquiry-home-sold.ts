/** The German words of the rows in ../enquiry-home-sold.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_SOLD_DE: Words = {
  'nl.ask.home-sold': {
    says: 'Ein Verkauf beendet Ihren Mietvertrag nicht: Der Käufer wird Ihr Vermieter. Sie müssen nichts unterschreiben und nicht gehen. Zahlen Sie an den neuen Eigentümer, sobald Sie einen schriftlichen Nachweis haben. Lehnen Sie eine Kündigung wegen Verkaufs schriftlich ab.',
  },
}
