/** Questions about insurers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_FR: Words = {
  'au.ask.insurer': {
    says: 'Demandez les raisons par écrit et plaignez-vous à l’assureur. Après 30 jours, ou un non, allez gratuitement à l’AFCA.',
  },
  'au.ask.health-insurer': {
    says: 'Un fonds peut imposer 12 mois d’attente pour une maladie d’avant, et son médecin doit l’examiner. Demandez la raison, puis allez gratuitement au Commonwealth Ombudsman.',
  },
}
