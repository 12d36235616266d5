/** Package trips and luggage: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TRIPS_AND_LUGGAGE_DE: Words = {
  'ie.package.right': {
    says: 'Sagt der Veranstalter ab oder ändert die Reise stark, bekommen Sie alles zurück. War die Reise schlecht, können Sie weniger Preis verlangen.',
  },
  'ie.bag.right': {
    says: 'Die Fluglinie muss für verlorenes, spätes oder kaputtes Gepäck bis zu einer Grenze zahlen. Schreiben Sie bei Schäden innerhalb von 7 Tagen, bei Verspätung innerhalb von 21 Tagen.',
  },
}
