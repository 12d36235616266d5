/** The French words of the rows in ../company-reminder.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPANY_REMINDER_FR: Words = {
  'fr.reminder.who': {
    says: 'L’entreprise elle-même vous écrit. Une relance ne lui donne aucun pouvoir sur vous.',
  },
  'fr.reminder.right-fees': {
    says: 'Frais de relance et de dossier ne sont pas à votre charge sans titre. Une clause du contrat n’y change rien.',
  },
}
