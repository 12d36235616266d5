/** The German words of the rows in ../account-closing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOUNT_CLOSING_DE: Words = {
  'it.account.want': {
    says: 'Die Bank will Ihr Konto schließen. Ihr Geld bleibt Ihres.',
  },
  'it.account.right-notice': {
    says: 'Bei einem Konto ohne Enddatum muss die Bank schriftlich zwei Monate vorher kündigen, wenn der Vertrag das erlaubt. Sie dürfen es jederzeit gratis schließen.',
  },
  'it.account.right-basic': {
    says: 'Wer legal in der EU lebt, hat das Recht auf ein Basiskonto (conto di base) bei einer Bank in Italien.',
  },
  'it.account.step-new': {
    says: 'Eröffnen Sie jetzt ein neues Konto und sagen Sie es Arbeitgeber und Abbuchern. Irrt die Bank, beschweren Sie sich schriftlich, dann beim ABF für 20 €.',
  },
}
