/** The German words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_DE: Words = {
  'nz.bank.right-complain': {
    says: 'Sie können sich bei der Bank beschweren. Nach ihrem endgültigen Nein prüft der Banking Ombudsman es kostenlos.',
  },
  'nz.bank.right-money': {
    says: 'Das Geld auf dem Konto bleibt Ihres. Fragen Sie, wie und wann Sie es bekommen.',
  },
  'nz.bank.step-open': {
    says: 'Eröffnen Sie jetzt ein Konto bei einer anderen Bank. Sie kann Ihre Zahlungen für Sie umstellen.',
  },
  'nz.bank.step-tell': {
    says: 'Geben Sie die neue Nummer vor dem letzten Tag Ihrem Arbeitgeber, Work and Income und Inland Revenue.',
  },
  'nz.bank.step-why': {
    says: 'Fragen Sie schriftlich nach dem Grund und nach der Stelle im Vertrag. Bitten Sie um mehr Zeit, wenn Sie sie brauchen.',
  },
  'nz.bank.option-complain': {
    says: 'Schreiben Sie, dass dies eine Beschwerde ist und welchen Schaden Ihnen die Schließung bringt.',
    title: 'Sich beschweren und um mehr Zeit bitten',
    cost: 'Kostenlos.',
    time: 'Einige Wochen.',
    risk: 'Gering.',
    bestFor: 'Die Bank hat keinen Grund genannt oder zu wenig Zeit gegeben.',
  },
}
