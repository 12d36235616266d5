/** The French words of the rows in ../enquiry-family-and-neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_NEIGHBOURS_WORDS: Words = {
  'ca.ask.child-support': {
    says: 'Enregistrez l’ordonnance auprès du bureau des pensions alimentaires de votre province. Il peut saisir la paie, la banque et les remboursements d’impôt, gratuitement. Sans ordonnance, demandez-en une au tribunal de la famille.',
  },
  'ca.ask.debt-of-the-dead': {
    says: 'Personne ne doit une dette parce qu’un proche est mort, sauf s’il l’a signée aussi. La succession paie d’abord. Ne payez pas de votre poche ; renvoyez l’agence au liquidateur.',
  },
  'ca.ask.divorce-papers': {
    says: 'Regardez le dernier jour pour répondre : le plus souvent 30 jours en Ontario et en Colombie-Britannique, 20 en Alberta, 15 au Québec. Répondez si vous n’êtes pas d’accord sur les enfants, la pension ou les biens. Cherchez vite l’aide juridique.',
  },
  'ca.ask.jury-duty': {
    says: 'Oui, répondez avant le jour indiqué ; c’est une obligation. Vous pouvez demander une dispense ou un report, par exemple pour maladie, soin d’un proche ou difficulté. Le patron ne peut pas vous renvoyer pour cela.',
  },
  'ca.ask.make-a-will': {
    says: 'Non, vous pouvez l’écrire vous-même. Il faut le plus souvent signer devant deux témoins qui n’y gagnent rien ; souvent un texte tout de votre main suffit. Un notaire ou un avocat aide pour une maison, des enfants ou une entreprise.',
  },
}
