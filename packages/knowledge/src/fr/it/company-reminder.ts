/** The Italian words of the rows in ../company-reminder.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPANY_REMINDER_IT: Words = {
  'fr.reminder.who': {
    says: 'Le scrive la ditta stessa. Un sollecito non le dà potere su di Lei.',
  },
  'fr.reminder.right-fees': {
    says: 'Le spese di sollecito e di pratica non le paga Lei prima di un ordine del tribunale. Una clausola del contratto non può cambiarlo.',
  },
}
