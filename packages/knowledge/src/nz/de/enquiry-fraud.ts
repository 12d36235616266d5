/** Questions about fraud, stolen data and payments that nobody allowed: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_DE: Words = {
  'nz.ask.scam': {
    says: 'Klicken, zahlen und antworten Sie nicht. Fragen Sie beim echten Amt nach, unter einer Nummer, die Sie selbst finden. Melden Sie es Netsafe, 0508 638 723.',
  },
  'nz.ask.paid-scam': {
    says: 'Rufen Sie jetzt Ihre Bank an und bitten Sie, die Zahlung zu stoppen oder zurückzuholen. Melden Sie es der Polizei unter 105. Sagt die Bank Nein, gehen Sie zum Banking Ombudsman.',
  },
  'nz.ask.data-breach': {
    says: 'Ändern Sie Ihre Passwörter, sagen Sie es Ihrer Bank und sperren Sie kostenlos Ihre Kreditakte. Rufen Sie IDCARE unter 0800 121 068 an. Fragen Sie, was genommen wurde.',
  },
  'nz.ask.scam-refund': {
    says: 'Es kommt darauf an. Rufen Sie sofort die Bank an. Was Sie nicht erlaubt haben, muss sie meist zurückzahlen. Seit Ende 2025 ersetzen Regeln der Banken auch manchen Betrug, den Sie erlaubt haben. Fragen Sie schriftlich.',
    dependsOn: 'wie das Geld wegging und ob die Bank gewarnt hat',
  },
  'nz.ask.loan-in-my-name': {
    says: 'Schreiben Sie dem Kreditgeber, dass der Kredit nicht Ihrer ist. Bitten Sie alle Auskunfteien um eine kostenlose Sperre (freeze), und rufen Sie IDCARE unter 0800 121 068 an. Melden Sie es der Polizei unter 105.',
  },
  'nz.ask.card-payment-not-mine': {
    says: 'Beschweren Sie sich schriftlich bei der Bank. Was Sie nicht erlaubt haben, zahlt sie meist zurück, wenn Sie vernünftig aufgepasst haben. Sagt sie Nein, gehen Sie kostenlos zum Banking Ombudsman.',
  },
  'nz.ask.bank-hacked': {
    says: 'Rufen Sie sofort die Bank an und stoppen Sie Zahlungen. Zahlungen ohne Ihre Zustimmung erstatten Banken, außer Sie waren mit PIN oder Passwort nachlässig. Der Banking Ombudsman ist kostenlos.',
  },
}
