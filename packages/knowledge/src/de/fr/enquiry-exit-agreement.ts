/** Questions about undoing an exit agreement: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXIT_AGREEMENT_FR: Words = {
  'de.ask-job.exit-agreement-regret': {
    says: 'Il n’y a pas de droit de rétractation d’un accord de départ, même signé chez vous. Vous pouvez l’attaquer en cas de tromperie ou de menace illégale. Il est nul aussi s’ils ont profité d’une faiblesse, comme la maladie, ou n’ont laissé aucun temps. Prenez conseil cette semaine et prévenez l’Agentur für Arbeit.',
  },
}
