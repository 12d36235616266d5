/** The Spanish words of the rows in ../company-reminder.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPANY_REMINDER_ES: Words = {
  'fr.reminder.who': {
    says: 'Le escribe la propia empresa. Un aviso no le da poder sobre usted.',
  },
  'fr.reminder.right-fees': {
    says: 'Los gastos de aviso y expediente no son suyos sin orden judicial. Una cláusula no lo cambia.',
  },
}
