/** Questions about an insurer that refuses: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_FR: Words = {
  'be.ask.insurer-refuses': {
    says: 'Demandez quelle clause du contrat est visée. Répondez par écrit avec des preuves et plaignez-vous à l’assureur. Ensuite, l’Ombudsman des Assurances examine le dossier gratuitement.',
  },
}
