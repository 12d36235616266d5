/** Questions about a bank that closes or refuses an account: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCOUNT_CLOSED_DE: Words = {
  'be.ask.account-closed': {
    says: 'Eine Bank, die ein Konto kündigt, muss meist zwei Monate vorher schreiben, nicht bei Betrug oder schwerem Verstoß. Fragen Sie schriftlich nach Grund und Geld. Jeder Verbraucher hat Recht auf ein Basiskonto: Verlangen Sie es mit dem Formular einer Bank. Es umfasst Karte, Überweisungen und Lastschriften, günstig. Bei Nein: Beschwerde bei der Bank, dann kostenlos Ombudsfin. Neues Konto dem Arbeitgeber melden.',
  },
}
