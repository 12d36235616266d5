/** The German words of the rows in ../enquiry-e-transfers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_E_TRANSFERS_DE: Words = {
  'ca.fact.e-transfer-taken': {
    says: 'Sagen Sie Ihrer Bank heute schriftlich, dass ein anderer die Überweisung (e-transfer) genommen hat, und verlangen Sie das Geld. Fragen Sie nach dem Empfängerkonto, und melden Sie es Polizei und 1-888-495-8501. Ändern Sie Ihr Mail-Passwort. Lehnt die Bank ab oder braucht 56 Tage, entscheidet OBSI kostenlos. Sagen Sie, wie Sie die Sicherheitsfrage gewählt haben.',
  },
  'ca.fact.e-transfer-sent': {
    says: 'Rufen Sie jetzt die Bank an: Ein nicht abgeholter e-transfer lässt sich stoppen. Ist er abgeholt und Sie haben selbst gesendet, muss die Bank meist nicht zahlen; fragen Sie trotzdem schriftlich. Melden Sie es Polizei, Webseite und 1-888-495-8501. Heben Sie Anzeige und Nachrichten auf. Hat die Bank falsch gehandelt, prüft OBSI kostenlos.',
  },
}
