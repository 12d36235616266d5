/** Questions about insurers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_FR: Words = {
  'ie.ask.insurer': {
    says: 'Demandez les motifs par écrit et plaignez-vous. Après 40 jours ouvrables, ou un non définitif, allez gratuitement au FSPO.',
  },
}
