/** Questions about the right to stay: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_IT: Words = {
  'nl.ask.permit': {
    says: 'Agisca ora: spesso ha solo quattro settimane per opporsi, e meno in molti casi di asilo. Lo dice la fine della decisione. Trovi un avvocato tramite il consiglio per l’aiuto legale (Raad voor Rechtsbijstand).',
  },
}
