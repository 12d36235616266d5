/** Questions about an office that does not answer: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_WAITING_FR: Words = {
  'de.ask-benefit.no-answer': {
    says: 'Demandez par écrit une décision et une avance (Vorschuss), avec une date limite. Si vous n’avez rien pour vivre, allez tout de suite au tribunal social : l’ordre urgent (einstweilige Anordnung) est gratuit et rapide. Après six mois sans réponse, vous pouvez agir sans frais (Untätigkeitsklage). Gardez la preuve de la demande.',
  },
}
