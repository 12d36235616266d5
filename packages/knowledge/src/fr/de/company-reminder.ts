/** The German words of the rows in ../company-reminder.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPANY_REMINDER_DE: Words = {
  'fr.reminder.who': {
    says: 'Die Firma selbst schreibt Ihnen. Eine Mahnung gibt ihr keine Macht über Sie.',
  },
  'fr.reminder.right-fees': {
    says: 'Mahn- und Aktengebühren müssen Sie vor einer Gerichtsentscheidung nicht zahlen. Eine Klausel im Vertrag kann das nicht ändern.',
  },
}
