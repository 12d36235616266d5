/** Questions about hours of part-time work that change at short notice: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PART_TIME_HOURS_DE: Words = {
  'fr.ask-work.part-time-hours': {
    says: 'Nein. In Teilzeit muss eine Änderung von Tagen oder Stunden meist sieben Werktage vorher kommen. Ein Tarifvertrag darf weniger vorsehen, mindestens drei. Zu spät Gemeldetes dürfen Sie ablehnen, ebenso was mit Familie, Studium oder zweitem Job kollidiert. Das ist kein Fehler und kein Kündigungsgrund. Antworten Sie schriftlich und behalten Sie jede Nachricht.',
  },
}
