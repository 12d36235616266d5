/** The Italian words of the rows in ../state-city-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CITY_CLAIMS_IT: Words = {
  ...stateWords('city-claim', {
    AZ: 'mandi una richiesta scritta (notice of claim) all’ente pubblico entro 180 giorni, e faccia causa entro un anno',
    GA: 'mandi una richiesta scritta (ante litem notice) a una città entro sei mesi, o a una contea o allo Stato entro 12 mesi',
    IL: 'ha quasi sempre solo un anno per fare causa a una città, contea o scuola. Una richiesta allo Stato va avvisata per iscritto entro un anno',
    MA: 'una richiesta scritta (presentment) deve arrivare al capo dell’ente pubblico entro due anni, prima di fare causa',
    MI: 'avvisi per iscritto entro 120 giorni se una strada o un marciapiede l’ha ferita. Una richiesta allo Stato ha quasi sempre sei mesi',
    NC: 'una richiesta allo Stato va alla Industrial Commission entro tre anni. Chieda a città o contea la loro regola',
    NJ: 'mandi un avviso scritto (notice of claim) all’ente pubblico entro 90 giorni, o quasi sempre perde il diritto di fare causa',
    OH: 'ha quasi sempre due anni per fare causa a una città, o allo Stato nella Court of Claims',
    WA: 'depositi un modulo (claim form) all’ente pubblico e aspetti 60 giorni prima di fare causa',
  }),
}
