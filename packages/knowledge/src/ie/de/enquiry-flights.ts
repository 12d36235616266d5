/** Questions about flights: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_DE: Words = {
  'ie.ask.flight': {
    says: 'Sie können Erstattung oder einen anderen Flug wählen. Dazu können €250 bis €600 kommen, wenn man es Ihnen spät sagte und es an der Fluglinie lag. Fordern Sie es zuerst von der Fluglinie. Nach sechs Wochen oder einem Nein beschweren Sie sich kostenlos bei der Irish Aviation Authority.',
  },
}
