/** Questions about an entry in the debt register for a debt that was paid: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAID_ENTRY_DE: Words = {
  'ch.ask.paid-entry': {
    says: 'Bitten Sie den Gläubiger schriftlich, die Betreibung beim Betreibungsamt zurückzuziehen: Erst dann sieht sie niemand mehr. Viele tun es nach der Zahlung, manche für eine kleine Gebühr; zwingen kann man sie nicht. Schicken Sie Zahlungsbeleg und fertiges Formular mit. Das Gesuch nach drei Monaten hilft nur, wenn Sie vor der Zustellung des Zahlungsbefehls bezahlt und Rechtsvorschlag erhoben haben. Sonst bleibt der Eintrag fünf Jahre sichtbar. Zeigen Sie Vermietern die Quittung zum Auszug.',
  },
}
