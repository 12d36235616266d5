/** Rote Ampeln und Tempo: die Zeilen Spaniens auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_DE: Words = {
  'es.fine.red-light': {
    says: 'Über Rot fahren gilt als schwer: 200 € und vier Punkte. In den ersten zwanzig Tagen reicht die Hälfte.',
  },
  'es.fine.right-red-light': {
    says: 'Die Behörde muss zeigen, dass Rot war und dass es Ihr Auto war. Verlangen Sie die Fotos oder den Bericht des Beamten.',
  },
  'es.fine.right-speed': {
    says: 'Summe und Punkte folgen einer Tabelle nach Tempo. Verlangen Sie das Foto und die letzte Prüfung des Radars. Sehen Sie nach, ob die Toleranz abgezogen ist.',
  },
}
