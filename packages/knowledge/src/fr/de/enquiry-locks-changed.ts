/** The German words of the rows in ../enquiry-locks-changed.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOCKS_CHANGED_WORDS: Words = {
  'fr.ask-home.throw-out': {
    says: 'Nur ein Richter kann den Mietvertrag beenden, und nur ein Gerichtsvollzieher (commissaire de justice) darf räumen. Ein Vermieter, der es allein tut, macht sich strafbar. Rufen Sie die Polizei (17).',
  },
}
