/** Questions about the minimum wage: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIMUM_WAGE_ES: Words = {
  'de.ask-job.minimum-wage': {
    says: 'En 2026 se deben al menos 13,90 € por hora, también en minijobs. Desde el 1 de enero de 2027 son 14,60 €.',
  },
  'de.ask-job.minimum-wage-2027': {
    says: 'Desde el 1 de enero de 2027 se deben al menos 14,60 € por hora, también en minijobs.',
  },
}
