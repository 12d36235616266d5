/** Questions about a shift of an on-call worker that is cancelled late: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHIFT_CANCELLED_DE: Words = {
  'nl.ask.shift-cancelled': {
    says: 'Ja. Wird ein Dienst weniger als vier Tage vorher abgesagt oder geändert, schuldet der Arbeitgeber den Lohn für diese Stunden. Ein Tarifvertrag (CAO) kann das auf 24 Stunden kürzen. Einen zu späten Abruf dürfen Sie ablehnen. Heben Sie die Nachrichten auf, zählen Sie die Stunden und fordern Sie den Lohn schriftlich. Nach zwölf Monaten muss er auch feste Stunden anbieten, nach dem Schnitt des Jahres.',
  },
}
