/** Questions about the raised fare for no valid ticket: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUS_AND_TRAM_DE: Words = {
  'de.ask-debt.no-ticket': {
    says: 'In Bus und Straßenbahn sind es bis zu 60 €. Hatten Sie ein gültiges persönliches Ticket, zeigen Sie es binnen einer Woche vor: dann höchstens 7 €. War der Automat kaputt, melden Sie das mit Beweis. Absichtlich ohne Zahlung zu fahren kann strafbar sein.',
  },
}
