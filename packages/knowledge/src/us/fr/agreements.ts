/** The French words of the rows in ../agreements.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const AGREEMENTS_FR: Words = {
  'us.agree.right-ill': {
    says: 'Un contrat signé par quelqu’un de trop malade pour le comprendre peut souvent être annulé. Écrivez tout de suite à l’entreprise et au prêteur.',
  },
  'us.agree.right-promise': {
    says: 'Si vous avez compté sur une promesse claire et y avez perdu, un tribunal peut les obliger à la tenir. Gardez les messages qui la montrent.',
  },
  'us.agree.right-tuition': {
    says: 'Les règles de l’État décident qui paie les frais d’études pour résidents (in-state tuition). Demandez par écrit à l’école la règle, ses raisons et son appel.',
  },
  'us.agree.right-public-school': {
    says: 'Une école publique fait partie de l’État. Pour lui réclamer de l’argent, vous devez peut-être l’avertir en quelques mois.',
  },
  'us.agree.right-wear': {
    says: 'Un propriétaire peut garder de l’argent pour de vrais dégâts et un loyer impayé, mais pas pour l’usure normale.',
  },
  'us.agree.right-one-lease': {
    says: 'Si vous avez tous signé un seul bail, chacun doit peut-être tout le loyer. Ayez-le par écrit quand quelqu’un part ou arrive.',
  },
}
