/** Questions about the minimum wage: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIMUM_WAGE_WORDS: Words = {
  'de.ask-job.minimum-wage': {
    says: 'En 2026, au moins 13,90 € de l’heure sont dus, aussi dans les minijobs. Dès le 1er janvier 2027, c’est 14,60 €.',
  },
  'de.ask-job.minimum-wage-2027': {
    says: 'Depuis le 1er janvier 2027, au moins 14,60 € de l’heure sont dus, aussi dans les minijobs.',
  },
}
