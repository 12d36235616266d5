/** Questions about the notice of a worker who leaves: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_NOTICE_DE: Words = {
  'be.ask.own-notice': {
    says: 'Kündigen Sie selbst: eine Woche in den ersten drei Monaten, dann zwei. Bei Verträgen ab 1. August 2026 sechs Monate lang eine Woche. Ab sechs Monaten drei, ab einem Jahr vier, ab 18 Monaten fünf. Ab zwei Jahren sechs, ab vier sieben, ab fünf neun, ab sechs zehn. Ab sieben zwölf, ab acht 13. Sie beginnt am Montag danach. Arbeitslosengeld entfällt meist, außer einmal nach zehn Arbeitsjahren.',
  },
}
