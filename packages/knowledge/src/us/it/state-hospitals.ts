/** The Italian words of the rows in ../state-hospitals.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HOSPITALS_IT: Words = {
  ...stateWords('hospital-help', {
    GA: 'molti ospedali danno cure gratis o meno care con un reddito basso (ICTF). Chieda il modulo prima di pagare',
    AZ: 'gli interessi su un debito medico possono essere al massimo il 3% l’anno',
    CA: 'gli ospedali devono dare cure gratis o più economiche con reddito basso, e aspettare 180 giorni prima di fare causa. La legge dello Stato tiene i debiti medici fuori dai rapporti di credito',
    CO: 'gli ospedali devono controllare se può avere aiuto fino al 250% della linea di povertà. I pagamenti hanno un limite secondo il reddito, e l’incasso deve aspettare',
    FL: 'l’ospedale deve darle un conto dettagliato e controllare se può avere aiuto prima di vendere il debito, segnalarlo o fare causa',
    IL: 'gli ospedali devono controllare se può avere aiuto prima di mandare un conto al recupero crediti',
    MD: 'gli ospedali devono dare cure gratis o più economiche con reddito basso, e un piano di pagamento prima di fare causa',
    MA: 'l’Health Safety Net paga le cure in ospedale con reddito basso. Chieda prima di pagare un conto',
    MN: 'gli ospedali devono controllare se i pazienti senza assicurazione possono avere aiuto. La legge dello Stato tiene i debiti medici fuori dai rapporti di credito',
    NJ: 'le cure di carità (charity care) sono gratis o economiche con reddito basso. La legge dello Stato tiene i debiti medici fuori dai rapporti di credito',
    NY: 'gli ospedali devono offrire cure più economiche con reddito basso e un piano di pagamento. La legge dello Stato tiene i debiti medici fuori dai rapporti di credito',
    NC: 'un ospedale deve mandare un conto chiaro e scriverle 30 giorni prima di mandarlo al recupero crediti',
    OH: 'gli ospedali devono dare gratis le cure di base se il reddito è alla linea di povertà o sotto',
    TX: 'un ospedale deve darle un conto dettagliato. Prima non può incassare il debito',
    VA: 'gli ospedali devono controllare se i pazienti senza assicurazione possono avere aiuto e un piano di pagamento',
    WA: 'gli ospedali devono dare cure gratis o più economiche con redditi bassi e medi, e devono dirlo a Lei',
  }),
}
