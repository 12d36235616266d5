/** Questions about being heard by the police and penal orders: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_DE: Words = {
  'nl.ask.police': {
    says: 'Als Verdächtiger müssen Sie nicht antworten. Sie dürfen vor dem Verhör mit einem Anwalt sprechen und ihn dabeihaben. Sagen Sie das zuerst. Bei Festnahme ist es meist kostenlos.',
  },
  'nl.ask.penal-order': {
    says: 'Legen Sie binnen 14 Tagen nach Kenntnis Einspruch (verzet) ein, bevor Sie zahlen. Dann prüft ein Richter den Fall. Zahlen kann Ihr Recht beenden, und es kann ins Register kommen.',
  },
}
