/** The French words of the rows in ../enquiry-family-and-neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_NEIGHBOURS_WORDS: Words = {
  'ca.ask.child-support': {
    says: 'Enregistrez l’ordonnance auprès du bureau des pensions alimentaires de votre province. Il peut saisir la paie, la banque et les remboursements d’impôt, gratuitement. Sans ordonnance, demandez-en une au tribunal de la famille.',
  },
  'ca.ask.barking-dog': {
    says: 'Parlez-en d’abord et notez les jours et les heures. Puis plaignez-vous à la ville : son règlement sur le bruit ou les animaux permet d’avertir et de punir le propriétaire.',
  },
  'ca.ask.debt-of-the-dead': {
    says: 'Personne ne doit une dette parce qu’un proche est mort, sauf s’il l’a signée aussi. La succession paie d’abord. Ne payez pas de votre poche ; renvoyez l’agence au liquidateur.',
  },
}
