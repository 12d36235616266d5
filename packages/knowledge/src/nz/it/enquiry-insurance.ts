/** Questions about insurers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_IT: Words = {
  'nz.ask.insurer': {
    says: 'Chieda i motivi per iscritto e faccia un reclamo. Dopo un no finale, vada gratis al suo servizio per i reclami (dispute scheme).',
  },
  'nz.ask.insurer-not-told': {
    says: 'Chieda a quale domanda avrebbe risposto male e perché contava. Le vecchie condanne lievi si possono tacere dopo sette anni puliti. Il servizio gratuito dell’assicuratore può decidere.',
  },
}
