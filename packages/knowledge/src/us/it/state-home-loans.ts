/** The Italian words of the rows in ../state-home-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HOME_LOANS_IT: Words = {
  ...stateWords('home-loan', {
    WA: 'può pagare il ritardo e tenere il mutuo fino a 11 giorni prima della vendita (trustee’s sale)',
    NC: 'il cancelliere (clerk) deve sentirla prima di una vendita. Può pagare il debito fino a dieci giorni dopo, o dopo l’ultima offerta più alta',
    MA: 'chi ha prestato deve scriverle almeno 14 giorni prima di una vendita e pubblicarla per tre settimane',
    AZ: 'per una vendita del fiduciario (trustee’s sale) servono 90 giorni di avviso. Può pagare l’arretrato fino al giorno prima',
    GA: 'chi ha dato il prestito deve mandarle un avviso scritto almeno 30 giorni prima di una vendita forzata (foreclosure)',
    IL: 'ha quasi sempre 90 giorni dagli atti del tribunale per pagare l’arretrato e tenere il prestito',
    MI: 'una vendita deve essere pubblicata per quattro settimane. Ha quasi sempre sei mesi dopo per ricomprare la casa',
    VA: 'chi ha dato il prestito deve mandarle un avviso scritto della vendita. Chieda subito quale somma la mette in pari',
  }),
  ...stateWords('home-loan', {
    FL: 'il pignoramento passa da un tribunale. Ha 20 giorni per rispondere e può pagare il mutuo finché la vendita è registrata',
    NJ: 'il pignoramento passa da un tribunale. Ha 35 giorni per rispondere, può chiedere una mediazione e pagare gli arretrati fino alla sentenza',
    NY: 'il pignoramento passa da un tribunale. Quasi sempre deve esserci presto un incontro per un accordo (settlement conference). Ci vada',
    OH: 'il pignoramento passa da un tribunale. Ha 28 giorni per rispondere e può pagare il debito finché il tribunale conferma la vendita',
    PA: 'il pignoramento passa da un tribunale. Ha 20 giorni per rispondere e può pagare gli arretrati fino a un’ora prima della vendita dello sheriff',
  }),
}
