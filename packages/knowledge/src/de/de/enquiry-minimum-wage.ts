/** Questions about the minimum wage: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIMUM_WAGE_DE: Words = {
  'de.ask-job.minimum-wage': {
    says: '2026 gelten mindestens 13,90 € pro Stunde, auch im Minijob. Ab 1. Januar 2027 sind es 14,60 €.',
  },
  'de.ask-job.minimum-wage-2027': {
    says: 'Seit 1. Januar 2027 gelten mindestens 14,60 € pro Stunde, auch im Minijob.',
  },
}
