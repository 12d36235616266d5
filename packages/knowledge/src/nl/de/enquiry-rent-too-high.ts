/** The German words of the rows in ../enquiry-rent-too-high.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_TOO_HIGH_DE: Words = {
  'nl.ask.rent-too-high': {
    says: 'Zählen Sie die Punkte mit der Prüfung der Huurcommissie. In den ersten sechs Monaten können Sie die Anfangsmiete prüfen lassen. Später verlangen Sie bei wenigen Punkten schriftlich eine niedrigere Miete. Bei einem Nein gehen Sie zur Huurcommissie.',
  },
}
