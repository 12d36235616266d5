/** The Italian words of the rows in ../state-parking-and-tolls.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_PARKING_AND_TOLLS_IT: Words = {
  ...stateWords('city-parking', {
    FL: 'può pagare una multa di parcheggio della città o chiedere un’udienza entro la data che porta. Quelle non pagate possono fermare il rinnovo della targa',
    MI: 'può pagare una multa di parcheggio o chiedere un’udienza alla district court o all’ufficio della città entro la data che porta',
    NC: 'una multa di parcheggio della città è quasi sempre una sanzione civile. Può fare ricorso alla città come dice la multa',
    VA: 'può contestare una multa di parcheggio nella general district court entro la data che porta',
  }),
  ...stateWords('toll-bill', {
    MA: 'può contestare un conto di pedaggio per iscritto entro la data che porta. Quelli non pagati possono fermare il rinnovo di patente e targa',
    NJ: 'l’avviso di pedaggio va al proprietario. Può mostrare che guidava un altro o che l’auto era venduta o rubata',
    WA: 'può contestare una penale di pedaggio per iscritto o a un’udienza entro la data nell’avviso',
  }),
}
