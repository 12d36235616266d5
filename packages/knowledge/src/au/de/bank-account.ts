/** The German words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_DE: Words = {
  'au.bank.right-complain': {
    says: 'Sie können sich bei der Bank beschweren. Nach 30 Tagen, oder nach einem endgültigen Nein, prüft die AFCA es kostenlos.',
  },
  'au.bank.right-money': {
    says: 'Das Geld auf dem Konto bleibt Ihres. Fragen Sie, wie und wann Sie es bekommen.',
  },
  'au.bank.step-open': {
    says: 'Eröffnen Sie jetzt ein Konto bei einer anderen Bank. Haben Sie eine Ermäßigungskarte (concession card), fragen Sie nach einem einfachen Konto ohne Gebühren.',
  },
  'au.bank.step-move': {
    says: 'Geben Sie die neue Nummer Ihrem Arbeitgeber, Centrelink und allen, die bei Ihnen abbuchen. Tun Sie das vor dem letzten Tag.',
  },
  'au.bank.step-why': {
    says: 'Fragen Sie schriftlich nach dem Grund und nach der Stelle im Vertrag. Bitten Sie um mehr Zeit, wenn Sie sie brauchen.',
  },
  'au.bank.option-complain': {
    says: 'Schreiben Sie, dass dies eine Beschwerde ist und welchen Schaden Ihnen die Schließung bringt.',
    title: 'Sich beschweren und um mehr Zeit bitten',
    cost: 'Kostenlos.',
    time: 'Bis zu 30 Tage.',
    risk: 'Gering.',
    bestFor: 'Die Bank nannte keinen Grund oder gab zu wenig Zeit.',
  },
}
