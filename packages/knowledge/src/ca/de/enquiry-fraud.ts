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
}
