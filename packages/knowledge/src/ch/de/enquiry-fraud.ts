/** Questions about swindles and payments that nobody allowed: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_DE: Words = {
  'ch.ask.scam-paid': {
    says: 'Rufen Sie sofort Ihre Bank an und lassen Sie die Zahlung stoppen oder zurückrufen. Ändern Sie Passwörter, behalten Sie alle Nachrichten und gehen Sie zur Polizei.',
  },
  'ch.ask.bank-liable': {
    says: 'Sperren Sie das Konto und melden Sie es sofort Bank und Polizei. Eine Zahlung ohne Ihren Auftrag ist zuerst der Schaden der Bank. Ihre AGB wälzen ihn oft auf Sie, wenn Sie Codes weitergaben oder unvorsichtig waren; bei grober Nachlässigkeit der Bank hilft ihr das nicht. Fordern Sie schriftlich, dann hilft gratis der Bankenombudsman.',
  },
}
