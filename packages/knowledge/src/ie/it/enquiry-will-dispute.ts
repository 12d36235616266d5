/** Questions about a will that leaves someone out: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WILL_DISPUTE_IT: Words = {
  'ie.ask.will-dispute': {
    says: 'Vada subito da un avvocato (solicitor). Un figlio può rivolgersi al giudice se un genitore non ha provveduto a lui; il tempo è sei mesi dal primo atto (grant). Un testamento può cadere se la persona non era lucida o fu forzata. Il coniuge ha comunque una quota fissa.',
  },
  'ie.ask.executor-alone': {
    says: 'Sì, uno dei due esecutori (executors) può chiedere da solo il probate, con il testamento originale. All’altro resta il diritto di unirsi dopo, oppure rinuncia per iscritto. Poi lei agisce per l’eredità: raccoglie i conti, vende, paga i debiti e divide, se possibile entro un anno. Viverci senza affitto non gli dà da solo il diritto di restare. Se blocca, un solicitor può rivolgersi al tribunale.',
  },
}
