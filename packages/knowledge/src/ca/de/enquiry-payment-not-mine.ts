/** The German words of the rows in ../enquiry-payment-not-mine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYMENT_NOT_MINE_WORDS: Words = {
  'ca.ask.card-payment-not-mine': {
    says: 'Beschweren Sie sich jetzt schriftlich bei der Bank. Bei einer Kreditkarte, die andere benutzten, schulden Sie meist höchstens $50. Sagt sie Nein oder dauert es 56 Tage, gehen Sie kostenlos zu OBSI.',
  },
  'ca.ask.bank-transfer-stolen': {
    says: 'Sagen Sie der Bank noch heute schriftlich, dass Sie die Zahlung nicht gemacht haben, und verlangen Sie das Geld. Lehnt sie ab oder braucht sie 56 Tage, entscheidet OBSI kostenlos.',
  },
  'ca.ask.charges-not-mine': {
    says: 'Melden Sie es der Kartenfirma sofort. Für Zahlungen ohne Ihre Zustimmung schulden Sie höchstens 50 $, außer bei grober Nachlässigkeit. Sagt sie Nein, beschweren Sie sich dort, dann kostenlos bei OBSI.',
  },
}
