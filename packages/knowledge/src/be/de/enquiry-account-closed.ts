/** Questions about a bank that closes or refuses an account: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCOUNT_CLOSED_DE: Words = {
  'be.ask.account-closed': {
    says: 'Eine Bank, die ein Konto kündigt, muss meist zwei Monate vorher schreiben. Fragen Sie schriftlich nach dem Grund und nach dem Geld. Jeder Verbraucher hat Recht auf ein Basiskonto: Verlangen Sie es bei einer Bank mit deren Formular und beschweren Sie sich bei einem Nein. Es umfasst Karte, Überweisungen und Lastschriften, günstig. Beschwerde bei der Bank, dann kostenlos Ombudsfin. Melden Sie dem Arbeitgeber das neue Konto.',
  },
}
