/** Questions about an insurer that does not pay after a crash: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_UNPAID_DE: Words = {
  'it.ask.crash-unpaid': {
    says: 'Nach Ihrer schriftlichen Forderung mit allen Papieren muss der Versicherer ein Angebot machen oder ablehnen. Frist: 60 Tage für Autoschaden, 30 wenn beide das blaue Formular (CAI) unterschrieben, 90 Tage bei Verletzung. Vorbei? Beschweren Sie sich schriftlich: 45 Tage. Dann IVASS, bis 2.500 € der Versicherungs-Arbiter, oder nach Einigungsversuch mit Anwalt zum Gericht. Der Anspruch gilt zwei Jahre.',
  },
}
