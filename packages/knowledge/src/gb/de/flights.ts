/** German: the words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_DE: Words = {
  'gb.flight.wants': {
    says: 'Die Fluglinie antwortet Ihnen zu einem verspäteten oder gestrichenen Flug. Sie müssen das erste Nein oder einen Gutschein nicht annehmen.',
  },
  'gb.flight.right-money': {
    says: 'Bei einem kurzfristig gestrichenen Flug oder ab drei Stunden Verspätung bekommt jeder £220, £350 oder £520, je nach Strecke. Die Fluglinie ist nur frei, wenn sie nichts dafür konnte.',
  },
  'gb.flight.right-care': {
    says: 'Egal warum: Sie wählen Geld zurück oder einen anderen Flug. Solange Sie warten, gibt es Essen und ein Zimmer. Gab es nichts, verlangen Sie angemessene Kosten mit Belegen.',
  },
  'gb.flight.crew': {
    says: 'Der Supreme Court hat entschieden: Wird jemand von der Crew krank, gehört das zum Betrieb. Die Fluglinie muss trotzdem zahlen.',
  },
  'gb.flight.step': {
    says: 'Fordern Sie schriftlich für jede Person, mit Flugnummer und Belegen. Lehnt man ab, gehen Sie zur Schlichtung oder zur Civil Aviation Authority. In England und Wales haben Sie sechs Jahre.',
  },
  'gb.bag.right': {
    says: 'Die Fluglinie muss für verlorenes, spätes oder kaputtes Gepäck bis zu einer Grenze zahlen. Schreiben Sie bei Schäden innerhalb von 7 Tagen, bei Verspätung innerhalb von 21 Tagen.',
  },
  'gb.flight.right-refused': {
    says: 'Bei drei Stunden Verspätung oder mehr, oder später Absage, muss die Fluglinie eine feste Summe zahlen, außer die Ursache lag außerhalb ihrer Macht. Kranke Crew oder ein üblicher Defekt sind ihr Risiko. Lehnt sie ab, gehen Sie zur kostenlosen Schlichtung oder zur CAA, oder klagen Sie binnen sechs Jahren.',
  },
  'gb.package.right': {
    says: 'Sagt der Veranstalter ab oder ändert die Reise stark, bekommen Sie alles innerhalb von 14 Tagen zurück. War die Reise schlecht, können Sie weniger Preis verlangen.',
  },
  'gb.flight.right-fault': {
    says: 'Die Airline muss beweisen, dass sie nichts dafür konnte. Ein Defekt am Flugzeug ist meist ihr eigenes Risiko. Fragen Sie, was sie gegen die Verspätung tat.',
  },
  'gb.flight.right-six-years': {
    says: 'Ein Nein der Airline ist nicht das Ende. Sie haben ab dem Flug sechs Jahre Zeit, die feste Summe vor Gericht zu verlangen.',
  },
}
