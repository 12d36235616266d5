/** Questions about unpaid time on the road between jobs: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_TIME_DE: Words = {
  'gb.ask-work.travel-between-clients': {
    says: 'Ja. Die Fahrzeit von einem Kunden zum nächsten zählt für den Mindestlohn. Der Weg von zu Hause zum ersten und zurück zählt nicht. Teilen Sie Ihren Lohn durch alle diese Stunden: Ab 21 darf es nicht unter £12.71 liegen. Fordern Sie den Rest schriftlich, dann rufen Sie Acas an: 0300 123 1100. Fristen laufen.',
  },
}
