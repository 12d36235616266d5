/** Questions about child maintenance: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_DE: Words = {
  'be.ask.maintenance': {
    says: 'Ein Urteil gilt, bis das Familiengericht es ändert. Nicht gezahlt? Der Dienst SECAL (DAVO) treibt kostenlos ein und kann vorschießen, wenn in einem Jahr zwei Monate fehlen. Oder ein Gerichtsvollzieher holt es vom Lohn, ohne geschützten Grundbetrag. Wer absichtlich mehr als zwei Monate nicht zahlt, kann sich strafbar machen. Ohne Urteil legt das Familiengericht die Summe nach den Mitteln beider Eltern fest.',
  },
}
