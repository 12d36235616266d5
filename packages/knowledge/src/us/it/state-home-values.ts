/** The Italian words of the rows in ../state-home-values.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HOME_VALUES_IT: Words = {
  ...stateWords('home-value', {
    AZ: 'ha 60 giorni dall’invio dell’avviso per fare ricorso contro il valore',
    CA: 'può fare ricorso contro un nuovo valore entro 60 giorni dall’avviso. Contro il valore annuale si può fare ricorso da luglio all’autunno',
    FL: 'ha 25 giorni dall’avviso di agosto (TRIM) per chiedere un’udienza sul valore',
    GA: 'ha 45 giorni dalla data dell’avviso per fare ricorso contro il valore',
    IL: 'ha quasi sempre 30 giorni dall’elenco pubblicato per andare al board of review',
    MA: 'può chiedere una riduzione (abatement) fino alla scadenza del primo vero conto delle tasse dell’anno',
    NJ: 'può fare ricorso contro il valore entro il 1 aprile (il 15 gennaio in alcune contee), o 45 giorni dall’invio dell’avviso',
    NY: 'può presentare un reclamo (grievance) all’ufficio entro il grievance day, e poi chiedere un piccolo esame (small claims review)',
    OH: 'può presentare alla contea un reclamo sul valore entro il 31 marzo',
    TX: 'può opporsi al valore della casa entro il 15 maggio, o 30 giorni dall’avviso se è dopo',
    WA: 'può fare ricorso contro il valore entro il 1 luglio. Quasi sempre ha da 30 a 60 giorni dall’avviso se questo viene dopo',
  }),
}
