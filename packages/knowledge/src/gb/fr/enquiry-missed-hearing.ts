/** French: the words of the row in ../enquiry-missed-hearing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_HEARING_FR: Words = {
  'gb.ask-debt.missed-hearing': {
    says: 'Agissez vite : le jugement vaut tant qu’un tribunal ne l’annule pas. Appelez le tribunal : qu’a-t-il décidé ? Envoyez tout de suite le formulaire N244. Montrez une bonne raison d’absence et une vraie chance de gagner. Petite affaire (small claim) : 14 jours après réception. Jamais répondu ? La chance compte le plus. Il y a des frais ; EX160 peut aider. Ou payez tout sous un mois : l’inscription part.',
  },
}
