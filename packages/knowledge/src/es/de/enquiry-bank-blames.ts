/** Questions about a bank that blames its customer for a fraud: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_BLAMES_DE: Words = {
  'es.ask.bank-blames': {
    says: 'Nein, das ist nicht das Ende. Die Bank muss erstatten, was Sie nicht erlaubt haben, außer sie beweist Betrug oder grobe Nachlässigkeit. Auf einen guten Trick hereinzufallen ist das allein nicht, sagt das Oberste Gericht (571/2025). Beschweren Sie sich schriftlich beim Kundendienst mit der Anzeige. Antwort binnen 15 Werktagen. Dann kostenlos zum Banco de España oder vor Gericht.',
  },
}
