/** The Italian words of the rows in ../enquiry-locks-changed.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOCKS_CHANGED_WORDS: Words = {
  'fr.ask-home.throw-out': {
    says: 'Solo un giudice può chiudere il contratto e solo un ufficiale può sfrattare. Un padrone di casa che lo fa da solo commette un reato. Chiami la polizia (17).',
  },
}
