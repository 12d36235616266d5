/** Questions about an office that does not answer: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_WAITING_IT: Words = {
  'de.ask-benefit.no-answer': {
    says: 'Chieda per iscritto una decisione e un anticipo (Vorschuss), con un ultimo giorno. Se non ha di che vivere, vada subito al tribunale sociale: l’ordine urgente (einstweilige Anordnung) è gratis e rapido. Dopo sei mesi senza risposta può fare causa gratis (Untätigkeitsklage). Conservi la prova della domanda.',
  },
}
