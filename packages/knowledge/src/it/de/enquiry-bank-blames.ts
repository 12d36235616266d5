/** Questions about a bank that blames its customer for a fraud: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_BLAMES_DE: Words = {
  'it.ask.bank-blames': {
    says: 'Es ist nicht vorbei. Die Bank muss nicht Erlaubtes erstatten und starke Prüfung sowie Ihr grobes Verschulden beweisen. Eine Nachricht im echten Verlauf der Bank oder eine ungewöhnliche Sofortüberweisung spricht für Sie. Beschweren Sie sich schriftlich: Antwort in 15 Werktagen. Dann online zum ABF für 20 €, binnen zwölf Monaten. Oft gibt es alles oder einen Teil zurück. Zuletzt das Gericht.',
  },
}
