/** The Italian words of the rows in ../state-trade.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_TRADE_IT: Words = {
  ...stateWords('fair-trade', {
    AL: 'può fare causa a una ditta per atti falsi, per la perdita o $100, quasi sempre entro un anno. Le scriva 15 giorni prima',
    AK: 'può fare causa a una ditta per atti falsi entro due anni, per il triplo della perdita o $500',
    HI: 'può fare causa a una ditta per atti scorretti o falsi, per il triplo della perdita, o $1,000 se è di più',
    ID: 'può fare causa a una ditta per atti falsi, per la perdita o $1,000, o annullare il contratto',
    IN: 'può fare causa a una ditta per atti falsi, per la perdita o $500. Quasi sempre deve prima scriverle, entro sei mesi da quando lo scopre',
    LA: 'può fare causa a una ditta per atti scorretti o falsi, per la perdita, ma solo entro un anno',
    ME: 'può fare causa a una ditta per atti scorretti o falsi, per la perdita. Le scriva 30 giorni prima, con i fatti',
    MS: 'può fare causa a una ditta per atti falsi, per la perdita. Prima deve provare una conciliazione approvata dall’Attorney General',
    AZ: 'può fare causa a una ditta per atti falsi, ma solo entro un anno',
    CA: 'può fare causa per affermazioni false di una ditta. Per una legge deve prima scrivere e aspettare 30 giorni',
    FL: 'può fare causa a una ditta per atti scorretti o falsi e chiedere la perdita. Chi perde forse deve pagare gli avvocati',
    GA: 'può fare causa a una ditta per atti scorretti. Scriva 30 giorni prima',
    IL: 'può fare causa a una ditta per atti scorretti o falsi, quasi sempre entro tre anni',
    MA: 'mandi prima una lettera di richiesta (demand letter). Se in 30 giorni non arriva un’offerta giusta, un giudice può dare due o tre volte la perdita',
    MI: 'può fare causa a una ditta per atti scorretti per la perdita o $250, ma molti mestieri con licenza sono esclusi',
    NJ: 'può fare causa a una ditta per atti falsi e avere il triplo della perdita e le spese di avvocato',
    NY: 'può fare causa a una ditta che ha ingannato il pubblico. Può avere la perdita o $50, e di più se la ditta lo sapeva',
    NC: 'può fare causa a una ditta per atti scorretti o falsi e avere il triplo della perdita',
    OH: 'può annullare una vendita scorretta o fare causa per la perdita, quasi sempre entro due anni',
    PA: 'può fare causa a una ditta per atti falsi, per la perdita o $100, e fino al triplo della somma',
    TX: 'può fare causa a una ditta per affermazioni false. Scriva 60 giorni prima, con i fatti e la somma',
    VA: 'può fare causa a una ditta per atti falsi per la perdita o $500, e fino al triplo se l’ha fatto apposta',
    WA: 'può fare causa a una ditta per atti scorretti o falsi e avere fino al triplo della perdita, entro un limite',
  }),
  ...stateWords('car-taken', {
    'AZ FL MI NJ NY NC TX VA WA':
      'l’auto si può prendere solo in pace. Deve avere un avviso prima della vendita, e fino ad allora può riaverla pagando',
    CA: 'ha 15 giorni di avviso prima che un’auto presa sia venduta, e quasi sempre può riaverla pagando l’arretrato',
    GA: 'devono mandare un avviso con raccomandata (certified mail) entro 10 giorni, o dopo la vendita Lei non deve il resto',
    IL: 'ha 21 giorni dall’avviso per riavere l’auto. Se ha pagato il 30% o più, una volta può pagare solo l’arretrato',
    MA: 'deve avere un avviso e 21 giorni per pagare l’arretrato prima che prendano l’auto',
    MD: 'deve avere un avviso entro cinque giorni da quando prendono l’auto. Per 15 giorni dall’avviso quasi sempre può riaverla pagando l’arretrato',
    ME: 'quasi sempre deve avere un avviso e 14 giorni per pagare l’arretrato prima che prendano l’auto',
    MN: 'deve avere un avviso prima che un’auto presa sia venduta. Chi ha accettato spesso pagamenti in ritardo deve prima scriverle che non lo farà più',
    MO: 'quasi sempre deve avere un avviso e 20 giorni per pagare l’arretrato prima che prendano l’auto',
    NV: 'deve avere un avviso scritto 10 giorni prima che un’auto presa sia venduta, e fino ad allora può riaverla pagando',
    OH: 'ha quasi sempre 20 giorni da quando prendono l’auto per pagare l’arretrato e riaverla',
    PA: 'ha un avviso e 15 giorni per riavere l’auto prima che sia venduta',
  }),
}
