/** Questions about new hours or shifts that are to start within days: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_SHIFT_DE: Words = {
  'es.ask.new-shift-now': {
    says: 'Gehen Sie zur neuen Schicht und wehren Sie sich zugleich: Bleiben Sie weg, kann man Ihnen kündigen. Unterschreiben Sie nur mit „no conforme“ und Datum. Eine große Änderung braucht einen Brief mit Gründen, 15 Tage vorher. Sie haben 20 Werktage für das Arbeitsgericht, oder gehen mit 20 Tageslöhnen je Jahr, bis neun Monate. Mit Kind unter 12: Verlangen Sie schriftlich passende Zeiten. Antwort binnen 15 Tagen.',
  },
}
