/** Questions on when somebody can become a citizen: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_DE: Words = {
  'ie.ask.citizen-years': {
    says: 'Meist brauchen Sie fünf Jahre, die zählen: das letzte Jahr ohne Unterbrechung vor dem Antrag und vier Jahre in den acht davor. Im letzten Jahr dürfen Sie mit Ausnahmen 70 Tage weg sein. Mit irischem Ehepartner sind es drei Jahre. Flüchtlinge brauchen seit dem 8. Dezember 2025 meist auch fünf. Zeiten mit Studentenvisum zählen meist nicht. Prüfen Sie Ihre Tage auf irishimmigration.ie.',
  },
}
