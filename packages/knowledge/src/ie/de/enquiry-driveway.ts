/** Questions about a car on a driveway: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVEWAY_DE: Words = {
  'ie.ask.driveway': {
    says: 'Setzen Sie keine Kralle und schleppen Sie nicht selbst ab: Dafür braucht es die Schilder und Regeln des Gesetzes. Auf der Straße vor einer Einfahrt zu parken ist verboten; rufen Sie die Garda-Wache an. Auf Ihrem Grund ist es Besitzstörung: Schreiben Sie dem Halter, dann fragen Sie einen Anwalt.',
  },
}
