/** The Italian words of the rows in ../state-roads.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_ROADS_IT: Words = {
  ...stateWords('road-fines', {
    AZ: 'può chiedere un’udienza su una multa stradale civile, o chiuderne molte con un corso di guida una volta in 12 mesi',
    GA: 'gli avvisi di telecamere e pedaggi vanno al proprietario. Può giurare che guidava un altro o che l’auto era rubata, entro la data indicata',
    MI: 'risponda a una multa stradale entro il giorno indicato, quasi sempre entro 14 giorni: ammetterla, spiegarla o chiedere un’udienza',
    NC: 'ha 30 giorni da un conto di pedaggio per pagarlo o chiedere per iscritto un esame',
    TX: 'per molte multe può chiedere entro la data di risposta un corso di guida, e allora il caso si chiude',
  }),
  ...stateWords('license-hold', {
    NC: 'un giorno in tribunale mancato o una multa non pagata Le toglie la patente dal 60° giorno dopo l’invio dell’ordine. Sistemi tutto prima, o mostri al giudice che non può pagare',
  }),
}
