/** The German words of the rows in ../account-closing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOUNT_CLOSING_DE: Words = {
  'es.account.want': {
    says: 'Die Bank will Ihr Konto schließen. Ihr Geld bleibt Ihres.',
  },
  'es.account.right-notice': {
    says: 'Bei einem Konto ohne Enddatum muss die Bank zwei Monate vorher Bescheid geben. Das Guthaben muss sie auszahlen.',
  },
  'es.account.right-basic': {
    says: 'Wer legal in der EU lebt, hat das Recht auf ein Basiskonto (cuenta de pago básica) bei einer Bank in Spanien.',
  },
  'es.account.step-new': {
    says: 'Eröffnen Sie jetzt ein neues Konto und sagen Sie es Arbeitgeber und Abbuchern. Irrt die Bank, beschweren Sie sich bei ihr, dann gratis beim Banco de España.',
  },
}
