/** Questions about illness and bullying at work: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_AT_WORK_FR: Words = {
  'es.ask.mutua-alta': {
    says: 'Demandez au INSS de revoir la reprise sous dix jours ouvrables, et prévenez l’entreprise le même jour. Après un accident du travail suivi par la mutua, l’arrêt et la paie continuent jusqu’à la décision. Si elle est confirmée, vous remboursez.',
  },
  'es.ask.mobbing': {
    says: 'Notez chaque fait, date et témoins, et voyez un médecin. Utilisez la voie de l’entreprise et l’inspection. Le juge peut l’arrêter vite et indemniser. Vous pouvez demander la fin du contrat avec indemnité.',
  },
}
