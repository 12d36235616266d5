/** The French words of the rows in ../eviction-cases.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_CASES_FR: Words = {
  'us.home.right-cares-case': {
    says: 'Si votre logement a une aide fédérale, un avis de partir pour loyer impayé doit le plus souvent donner 30 jours. C’est pareil avec un prêt garanti par l’État fédéral.',
  },
  'us.home.case-warning': {
    says: 'Les affaires d’expulsion vont vite. Dans certains États, vous avez cinq jours ou moins pour répondre. Suivez la date indiquée dans les papiers.',
  },
  'us.home.case-step': {
    says: 'Répondez aux papiers d’expulsion au plus tard à leur date, ou allez au tribunal le jour indiqué. Venez en avance avec des preuves.',
  },
  'us.home.case-not-yet': {
    says: 'Vous n’êtes pas obligé de partir parce qu’une affaire a été déposée. Un juge doit d’abord décider, puis un officier de justice doit venir.',
  },
}
