/** Questions about pay below the minimum wage: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIMUM_WAGE_DE: Words = {
  'nl.ask.minimum-wage': {
    says: 'Ab 21 Jahren stehen Ihnen seit Januar 2026 mindestens 14,71 € je Stunde zu, seit Juli etwas mehr. Das gilt, egal was abgemacht ist, auch bei Schwarzarbeit und ohne Papiere. Unter 21 ist es ein fester Teil davon. Schreiben Sie Ihre Stunden auf und behalten Sie Nachrichten. Fordern Sie schriftlich die Differenz, bis fünf Jahre zurück, mit 8 % Urlaubsgeld und bis 50 % für die Verspätung. Melden Sie es der Arbeidsinspectie.',
  },
}
