/** Questions about loans: a car or home that a lender wants to take, and payday loans: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_WORDS: Words = {
  'ca.ask.repossession': {
    says: 'Appelez le prêteur avant la fin de l’avis et offrez un plan. Presque partout, il doit avertir avant de vendre, et après une bonne part payée il lui faut un juge.',
  },
  'ca.ask.foreclosure': {
    says: 'Agissez vite. Le prêteur doit d’abord envoyer un avis avec un délai : par exemple 35 jours en Ontario et 60 au Québec. Demandez de l’aide à la banque et voyez un avocat.',
  },
  'ca.ask.payday-on': {
    says: 'Le coût maximal est de 14 $ par 100 $. En Ontario, vous pouvez annuler dans les deux jours ouvrables, et demander un plan après un troisième prêt.',
  },
}
