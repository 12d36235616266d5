/** The Italian words of the rows in ../state-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CARS_IT: Words = {
  ...stateWords('lemon', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'può avere un rimborso o un’altra auto se un’auto nuova ha un guasto serio che diversi tentativi non riparano. Tenga ogni foglio di riparazione',
  }),
  ...stateWords('towed', {
    AZ: 'se la polizia sequestra un’auto (impound), può chiedere un’udienza entro il giorno dell’avviso',
    CA: 'può chiedere un’udienza gratis su una rimozione dell’auto (tow) da parte della polizia entro 10 giorni dall’avviso. Le spese di rimozione sono limitate',
    FL: 'un parcheggio deve avere cartelli chiari, e le spese le fissa la contea o la città. Può pagare una garanzia (bond) per riavere l’auto e contestare',
    GA: 'un parcheggio privato deve avere cartelli chiari, e lo Stato limita quanto può costare la rimozione di un’auto (tow)',
    MI: 'ha 20 giorni dall’avviso di rimozione dell’auto (tow) per chiedere al tribunale un’udienza',
    WA: 'ha 10 giorni dall’avviso di rimozione dell’auto (tow) per chiedere al tribunale un’udienza',
    NC: 'può chiedere a un magistrate un’udienza sulla rimozione dell’auto (tow), per vedere se c’era un buon motivo',
    TX: 'ha 14 giorni dalla rimozione dell’auto (tow) per chiedere alla justice court un’udienza',
    VA: 'un parcheggio privato deve avere cartelli chiari, e la legge dello Stato o della città limita il costo di una rimozione (tow)',
  }),
}
