/** Questions about fraud, stolen data and payments that nobody allowed: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_WORDS: Words = {
  'ca.ask.scam': {
    says: 'Nicht klicken, zahlen oder antworten. Fragen Sie das echte Amt unter einer Nummer, die Sie selbst finden. Melden Sie es dem Canadian Anti-Fraud Centre, 1-888-495-8501.',
  },
  'ca.ask.paid-scam': {
    says: 'Rufen Sie jetzt Ihre Bank an, damit sie die Zahlung stoppt oder zurückholt. Ändern Sie Ihre Passwörter. Melden Sie es der Polizei und unter 1-888-495-8501.',
  },
  'ca.ask.data-breach': {
    says: 'Ändern Sie Ihre Passwörter und sagen Sie es Ihrer Bank. Setzen Sie eine Betrugswarnung (fraud alert) in Ihre Akte bei Equifax und TransUnion. Fragen Sie die Firma, was gestohlen wurde.',
  },
  'ca.ask.loan-in-my-name': {
    says: 'Schreiben Sie dem Kreditgeber, dass es nicht Ihrer ist, und verlangen Sie Beweise. Melden Sie es der Polizei und unter 1-888-495-8501. Bitten Sie Equifax und TransUnion um eine Betrugswarnung (fraud alert).',
  },
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
