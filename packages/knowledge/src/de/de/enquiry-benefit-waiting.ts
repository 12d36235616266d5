/** Questions about an office that does not answer: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_WAITING_DE: Words = {
  'de.ask-benefit.no-answer': {
    says: 'Bitten Sie schriftlich um einen Bescheid und um Vorschuss, mit letztem Tag. Haben Sie nichts zum Leben, gehen Sie sofort zum Sozialgericht: Eine einstweilige Anordnung ist kostenlos und schnell. Nach sechs Monaten ohne Antwort können Sie kostenlos klagen (Untätigkeitsklage). Bewahren Sie den Nachweis Ihres Antrags auf.',
  },
}
