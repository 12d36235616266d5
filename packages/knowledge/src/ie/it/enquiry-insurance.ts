/** Questions about insurers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_IT: Words = {
  'ie.ask.insurer': {
    says: 'Chieda i motivi per iscritto e faccia reclamo. Dopo 40 giorni lavorativi, o un no finale, vada gratis al FSPO.',
  },
}
