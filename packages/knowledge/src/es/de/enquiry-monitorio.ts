/** Questions about an order to pay (monitorio): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONITORIO_DE: Words = {
  'es.ask.monitorio': {
    says: 'Zahlen oder widersprechen Sie schriftlich binnen 20 Werktagen ab Empfang, auch durch Familie zu Hause. Tun Sie nichts, können Lohn und Konto gepfändet werden, aber niemand kommt ins Gefängnis. Nennen Sie alle Gründe: unfaire Zinsen, kein Beweis des Schuldverkaufs, falsche Summe, zu alt. Über 2.000 € brauchen Sie einen Anwalt: Beantragen Sie jetzt einen kostenlosen und das Anhalten der Frist.',
  },
  'es.ask.fund-in-court': {
    says: 'Beim monitorio haben Sie 20 Werktage ab Erhalt: zahlen oder schriftlich widersprechen. Die Post nicht abzuholen stoppt es nicht. Zahlen Sie keinen kleinen Teil: Das kann die Schuld anerkennen. Gründe: Wucher oder unklare Kartenzinsen, kein Beweis des Verkaufs, falsche Summe, zu alt. Über 2.000 € brauchen Sie einen Anwalt: Heute gratis beantragen, samt Fristhalt. Netto bis 1.221 € ist sicher.',
  },
}
