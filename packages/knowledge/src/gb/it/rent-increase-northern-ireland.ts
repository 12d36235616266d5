/** A notice of a higher rent in Northern Ireland: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_INCREASE_NORTHERN_IRELAND_IT: Words = {
  'gb.rent-rise.right-faulty-ni': {
    says: 'Un aumento troppo presto, o con meno di tre mesi di preavviso scritto, non vale.',
  },
  'gb.rent-rise.step-ni': {
    says: 'Controlli due cose: un anno dall’ultimo aumento e tre mesi interi prima dell’inizio. Se ne manca una, scriva al proprietario.',
  },
  'gb.rent-rise.reality-ni': {
    says: 'In Irlanda del Nord nessun tribunale fissa l’affitto di quasi tutte le case private. Aiuta controllare le regole e trattare.',
  },
  'gb.rent-rise.not-yet-ni': {
    says: 'Fino al giorno indicato deve solo il vecchio affitto.',
  },
  'gb.rent-rise.right-leave-ni': {
    says: 'Senza fine fissa, o dopo, può andare via con un preavviso scritto di quattro settimane. Dopo dieci anni in casa sono dodici.',
  },
  'gb.rent-rise.step-council-ni': {
    says: 'Il proprietario viola queste regole e non cede? Avvisi il comune (environmental health) e chiami Housing Rights.',
  },
}
