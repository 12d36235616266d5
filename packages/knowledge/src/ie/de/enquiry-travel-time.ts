/** Questions about unpaid time on the road between clients: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_TIME_DE: Words = {
  'ie.ask.travel-time': {
    says: 'Ja. Fahrten für die Arbeit zählen als Arbeitszeit für den Mindestlohn, also von Kunde zu Kunde. Der Weg von zu Hause zur Arbeit und zurück nicht. Teilen Sie Ihren Lohn durch alle diese Stunden: Ab 20 dürfen es nicht unter €14.15 sein. Verlangen Sie schriftlich eine Aufstellung, dann binnen sechs Monaten zur WRC. Es ist kostenlos.',
  },
}
