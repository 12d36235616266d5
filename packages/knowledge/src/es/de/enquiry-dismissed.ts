/** Questions about a dismissal in general: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_DE: Words = {
  'es.ask.dismissed': {
    says: 'Unterschreiben Sie „no conforme“ und gehen Sie in 20 Werktagen zur Schlichtung. Beantragen Sie in 15 Werktagen Arbeitslosengeld (paro). Eine Gewerkschaft oder ein kostenloser Anwalt kann helfen.',
  },
}
