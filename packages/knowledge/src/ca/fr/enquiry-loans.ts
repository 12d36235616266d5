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
    says: "En Ontario, vous pouvez annuler dans les deux jours ouvrables sans donner de raison. Rendez la somme reçue ; le prêteur ne peut rien demander. Faites-le par écrit et gardez le reçu. Si vous gardez le prêt, il coûte au plus 14 $ par 100 $, et après un troisième prêt vous pouvez demander un plan. Si le prêteur refuse, appelez Protection du consommateur de l'Ontario au 1-800-889-9768.",
  },
}
