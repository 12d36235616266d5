/** The seizure of a bank account (saisie-attribution): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_SEIZURE_WORDS: Words = {
  'fr.officer.want-bank': {
    says: 'De l’argent de votre compte est bloqué pour un créancier (saisie-attribution).',
  },
  'fr.officer.not-yet-bank': {
    says: 'La banque ne paie pas le créancier avant la fin du mois de contestation, sauf si vous êtes d’accord.',
  },
  'fr.officer.deadline-bank': {
    says: 'Vous avez un mois après la dénonciation pour contester la saisie devant le juge de l’exécution.',
    action: 'Contester la saisie du compte',
    consequence: 'Après, la banque paie le créancier.',
  },
  'fr.officer.step-bank': {
    says: 'Dites à votre banque si des aides ou un salaire ont été versés. Prouvez-le et demandez le déblocage.',
  },
  'fr.officer.right-floor': {
    says: 'Une somme de base doit rester sur le compte, environ 650 €. La banque le fait d’elle-même.',
  },
  'fr.officer.warn-block': {
    says: 'Vos comptes peuvent être bloqués 15 jours ouvrables. Demandez à la banque comment payer nourriture et loyer.',
  },
}
