/** Questions about fraud, stolen data and payments that nobody allowed: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_DE: Words = {
  'au.ask.scam': {
    says: 'Klicken, zahlen oder antworten Sie nicht. Fragen Sie beim echten Amt nach, unter einer Nummer, die Sie selbst suchen. Melden Sie es Scamwatch.',
  },
  'au.ask.paid-scam': {
    says: 'Rufen Sie jetzt Ihre Bank an und bitten Sie, die Zahlung zu stoppen oder zurückzuholen. Rufen Sie dann IDCARE unter 1800 595 160 an und melden Sie es ReportCyber.',
  },
  'au.ask.data-breach': {
    says: 'Ändern Sie Ihre Passwörter, bitten Sie die Auskunfteien (credit bodies) um eine kostenlose Sperre (ban) Ihrer Auskunft, und rufen Sie IDCARE unter 1800 595 160 an. Fragen Sie die Firma, was gestohlen wurde.',
  },
  'au.ask.loan-in-my-name': {
    says: 'Schreiben Sie dem Kreditgeber, dass der Kredit nicht Ihrer ist. Bitten Sie alle Auskunfteien (credit bodies) um eine kostenlose Sperre (ban), und rufen Sie IDCARE unter 1800 595 160 an. Macht der Kreditgeber weiter, beschweren Sie sich bei der AFCA.',
  },
  'au.ask.card-payment-not-mine': {
    says: 'Beschweren Sie sich schriftlich bei der Bank. Eine Zahlung, die Sie nicht gemacht haben, muss meist sie tragen, außer Sie gaben Ihren Code weiter. Nach 30 Tagen, oder nach einem Nein, gehen Sie kostenlos zur AFCA.',
  },
}
