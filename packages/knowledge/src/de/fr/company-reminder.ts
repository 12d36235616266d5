/** The French words of the rows in ../company-reminder.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPANY_REMINDER_FR: Words = {
  'de.reminder.who': {
    says: 'L’entreprise elle-même vous écrit. Un rappel (Mahnung) n’est qu’une lettre et ne lui donne aucun pouvoir.',
  },
  'de.reminder.rights': {
    says: 'Vous pouvez demander la facture et le contrat, dire non et refuser des frais trop hauts.',
  },
  'de.reminder.right-first-free': {
    says: 'Le premier rappel, qui vous met en retard, doit être gratuit. Les suivants ne coûtent que papier et poste, le plus souvent 1 à 3 €.',
  },
  'de.reminder.step-valid': {
    says: 'Si vous ne pouvez pas payer d’un coup, proposez par écrit de petites sommes. Demandez qu’aucun frais ne s’ajoute.',
  },
  'de.reminder.step-dispute': {
    says: 'C’est faux ? Écrivez : « Je conteste la créance. » Dites pourquoi et demandez le contrat et la facture. Gardez la preuve d’envoi.',
  },
}
