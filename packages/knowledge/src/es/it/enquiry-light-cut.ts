/** Questions about a cut of power: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIGHT_CUT_IT: Words = {
  'es.ask.light-cut': {
    says: 'Non subito. A casa servono una richiesta formale e due mesi, o quattro con il bono social. Chieda un piano e vada ai servizi sociali.',
    dependsOn: 'se ha il bono social e chi vive con Lei',
  },
}
