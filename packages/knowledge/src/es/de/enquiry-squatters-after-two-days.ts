/** Questions about squatters and the 48 hours: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SQUATTERS_AFTER_TWO_DAYS_DE: Words = {
  'es.ask.squatters-after-two-days': {
    says: 'Kein Gesetz spricht von 48 Stunden. Es zählt, ob es eine Wohnung in Gebrauch ist. Wo Sie wohnen, auch eine genutzte Zweitwohnung, ist es Hausfriedensbruch (allanamiento): Die Polizei kann auch später ohne Gericht handeln. Ein leerer Ort ist eine andere Straftat (usurpación). Dort handelt die Polizei allein nur auf frischer Tat, sonst entscheidet ein Gericht im Eilverfahren. Melden Sie es also sofort, mit Beweis. Wechseln Sie nicht selbst Schlösser und stellen Sie keinen Strom ab.',
  },
}
