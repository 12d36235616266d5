/** Questions about stopping the rent of an unfit home: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNFIT_HOME_DE: Words = {
  'fr.ask-home.unfit-home': {
    says: 'Stellen Sie die Miete nicht von sich aus ein: Sie ist geschuldet, bis ein Gericht anders entscheidet. Wer nicht zahlt, kann die Wohnung verlieren. Schreiben Sie per Einschreiben, was fehlt. Geschieht zwei Monate nichts, gehen Sie zur Schlichtung (CDC) oder zum Gericht. Es kann Arbeiten anordnen, die Miete senken oder aussetzen. Melden Sie es auch der CAF: Sie kann ihre Hilfe bis dahin einbehalten. Nur eine Anordnung von Präfekt oder Rathaus wegen Gefahr beendet die Mietpflicht.',
  },
}
