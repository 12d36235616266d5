/** The French words of the rows in ../enquiry-family-and-neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_NEIGHBOURS_FR: Words = {
  'au.ask.barking-dog': {
    says: 'Parlez d’abord, et notez les jours et les heures. Plaignez-vous ensuite à votre commune (council). Elle peut ordonner au propriétaire d’arrêter les aboiements et lui donner une amende.',
  },
  'au.ask.debt-of-the-dead': {
    says: 'On ne doit pas une dette parce qu’un proche est mort, sauf si on l’a signée aussi. La succession (estate) paie d’abord. Ne payez pas avec votre argent ; envoyez le recouvreur à l’exécuteur (executor).',
  },
  'au.ask.divorce-papers': {
    says: 'Si vous êtes d’accord, vous n’avez rien à faire. Si vous voulez vous opposer ou corriger des faits, déposez une réponse (response) dans les 28 jours après la remise. Les enfants et les biens sont décidés à part ; demandez tôt l’aide juridique (legal aid).',
  },
  'au.ask.jury-duty': {
    says: 'Oui, répondez au plus tard le jour indiqué ; c’est un devoir légal. Vous pouvez demander une dispense ou un service plus tard, par exemple pour maladie, soin d’autres personnes ou difficultés. Votre patron ne peut pas vous punir pour cela.',
  },
  'au.ask.make-a-will': {
    says: 'Non, vous pouvez l’écrire vous-même. Signez-le devant deux témoins qui sont là en même temps et n’y reçoivent rien. Un avocat aide pour des maisons, des enfants ou une entreprise.',
  },
  'au.ask.tree-nsw': {
    says: 'Écrivez au voisin et cherchez d’abord un accord. Sinon, la Land and Environment Court peut ordonner des travaux sur l’arbre et le paiement des dégâts.',
  },
  'au.ask.ex-debt': {
    says: 'Seulement si vous avez signé aussi. Pour un prêt commun, chacun doit tout à la banque, quoi que vous ayez convenu. Signalez la difficulté; un tribunal de la famille peut partager les dettes entre vous.',
  },
  'au.ask.noise': {
    says: 'Notez dates et heures et parlez-leur d’abord. Appelez la commune (council), ou la police la nuit : ils peuvent ordonner l’arrêt du bruit. En New South Wales, vous pouvez aussi demander une ordonnance au Local Court. Dans un immeuble, écrivez aussi à la strata ou body corporate.',
  },
}
