/** Questions about a collection firm that claims what is not owed: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTOR_WRONG_DE: Words = {
  'ch.ask.collector-wrong': {
    says: 'Schreiben Sie einmal, dass Sie es nicht schulden, mit Zahlungsbeleg, und verlangen Sie die Belege der Forderung. Zahlen Sie nichts an. Ein Inkassobüro hat keine eigene Macht: Es kann nichts pfänden. Es zählt nur eine Betreibung: Kommt ein Zahlungsbefehl, erheben Sie binnen zehn Tagen Rechtsvorschlag. Das ist gratis.',
  },
}
