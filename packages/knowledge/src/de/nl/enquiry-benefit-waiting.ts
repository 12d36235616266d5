/** Questions about an office that does not answer: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_WAITING_NL: Words = {
  'de.ask-benefit.no-answer': {
    says: 'Vraag schriftelijk om een besluit en een voorschot (Vorschuss), met een laatste dag. Hebt u niets om van te leven, ga dan meteen naar de sociale rechter: een spoedbevel (einstweilige Anordnung) is gratis en snel. Na zes maanden zonder antwoord kunt u gratis klagen (Untätigkeitsklage). Bewaar het bewijs van uw aanvraag.',
  },
}
