/** The German words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_DE: Words = {
  'ie.bank.want': {
    says: 'Die Bank will Ihr Konto schließen. Suchen Sie den letzten Tag und ziehen Sie Lohn und Rechnungen rechtzeitig um.',
  },
  'ie.bank.right-notice': {
    says: 'Eine Bank muss ein Zahlungskonto meist zwei Monate vorher schriftlich kündigen.',
  },
  'ie.bank.right-basic': {
    says: 'Wenn Sie in der EU leben, haben Sie ein Recht auf ein Basiskonto. Ablehnen darf eine Bank nur schriftlich und aus Gründen, die das Gesetz nennt.',
  },
  'ie.bank.right-ombudsman': {
    says: 'Beschweren Sie sich erst bei der Bank. Nach 40 Arbeitstagen oder einem endgültigen Nein hilft der Ombudsmann für Finanzen (FSPO) kostenlos.',
  },
  'ie.bank.step': {
    says: 'Verlangen Sie den Grund schriftlich. Eröffnen Sie ein neues Konto, und lassen Sie die neue Bank Ihre Zahlungen umziehen.',
  },
  'ie.bank.right-forty-days': {
    says: 'Beschweren Sie sich schriftlich bei Ihrer Bank, muss sie das prüfen und binnen 40 Arbeitstagen antworten.',
  },
}
