/** Questions about an accident at work that the employer does not report: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_FR: Words = {
  'be.ask.accident-not-declared': {
    says: 'Vous pouvez déclarer vous-même l’accident à l’assureur de l’entreprise, avec un certificat médical et les noms des témoins. L’employeur avait huit jours, mais son silence ne vous enlève rien. Vous avez trois ans. Patron qui refuse, assureur inconnu, ou aucun ? Appelez vite Fedris : il trouve l’assureur, ou paie à sa place. Refusez la simple maladie et prévenez le patron par écrit aujourd’hui. L’accident paie 90 % du salaire. Voyez le syndicat ou l’inspection.',
  },
}
