/** Questions about an order to pay (monitorio): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONITORIO_DE: Words = {
  'es.ask.monitorio': {
    says: 'Zahlen oder widersprechen Sie schriftlich binnen 20 Werktagen ab Empfang, auch durch Familie zu Hause. Tun Sie nichts, können Lohn und Konto gepfändet werden, aber niemand kommt ins Gefängnis. Nennen Sie alle Gründe: unfaire Zinsen, kein Beweis des Schuldverkaufs, falsche Summe, zu alt. Über 2.000 € brauchen Sie einen Anwalt: Beantragen Sie jetzt einen kostenlosen und das Anhalten der Frist.',
  },
}
