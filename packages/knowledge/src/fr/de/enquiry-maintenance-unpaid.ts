/** Questions about child maintenance that is not paid: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_UNPAID_DE: Words = {
  'fr.ask-family.unpaid': {
    says: 'Das Urteil gilt, bis ein Richter es ändert, auch nach neuem Kind oder Stellenverlust. Fragen Sie die ARIPA bei CAF oder MSA: Sie treibt kostenlos ein, bis zwei Jahre zurück, und kann inzwischen eine Hilfe (ASF) zahlen. Oder ein Gerichtsvollzieher holt es vom Lohn (paiement direct). Mehr als zwei Monate nicht voll zu zahlen ist strafbar (abandon de famille).',
  },
}
