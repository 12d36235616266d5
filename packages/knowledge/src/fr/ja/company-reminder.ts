/** The Japanese words of the rows in ../company-reminder.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPANY_REMINDER_JA: Words = {
  'fr.reminder.who': {
    says: '会社自身があなたに書いています。督促状は、会社に特別な力を与えません。',
  },
  'fr.reminder.right-fees': {
    says: '裁判所の命令の前の、督促や書類の手数料を、あなたが払う必要はありません。契約の条項でも、これは変えられません。',
  },
}
