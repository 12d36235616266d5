/** Questions about a bank that closes or refuses an account: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCOUNT_CLOSED_DE: Words = {
  'es.ask.account-closed': {
    says: 'Eine Bank, die ein Konto beendet, muss es meist zwei Monate vorher schriftlich sagen. Verlangt sie Papiere (Ausweis, Einkommen), bringen Sie sie gegen Stempel: Ohne sie darf sie sperren. Wer legal in der EU lebt, auch Asylsuchende, hat Recht auf ein Basiskonto (cuenta de pago básica). Die Bank muss binnen zehn Werktagen antworten. Bei einem Nein: Beschwerde, dann kostenlos Banco de España.',
  },
}
