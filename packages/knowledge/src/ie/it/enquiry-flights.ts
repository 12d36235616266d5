/** Questions about flights: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_IT: Words = {
  'ie.ask.flight': {
    says: "Può scegliere il rimborso o un altro volo. Può anche avere da €250 a €600 se l'avviso è arrivato tardi e la causa dipendeva dalla compagnia. Chieda prima alla compagnia. Dopo sei settimane, o un no, reclami gratis alla Irish Aviation Authority.",
  },
}
