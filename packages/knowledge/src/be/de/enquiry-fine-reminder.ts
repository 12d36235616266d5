/** Questions about a reminder or an order to pay for a traffic fine: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_REMINDER_DE: Words = {
  'be.ask.fine-reminder': {
    says: 'Zahlen Sie bis zum Tag auf der Mahnung oder widersprechen Sie schriftlich mit dem Link oder Formular. Tun Sie nichts, kommt ein höheres Angebot, dann ein Zahlungsbefehl mit 35 % mehr. Dagegen haben Sie 30 Tage für das Polizeigericht (tribunal de police, politierechtbank). Danach treibt das Finanzamt ein, auch vom Lohn oder einer Steuererstattung. Raten: jetzt fragen.',
  },
}
