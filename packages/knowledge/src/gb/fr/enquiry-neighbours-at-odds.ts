/** Questions about neighbours: noise from the flat above, plants cut without a yes, and a garden that does not please: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_AT_ODDS_FR: Words = {
  'gb.ask-neighbour.flat-above': {
    says: "Le council doit examiner les plaintes pour bruit, aussi entre logements privés. Écrivez à son service environmental health, avec un journal. S'il refuse, passez par ses réclamations, puis l'Ombudsman. Des pas normaux à travers un plancher mince ne sont en général pas une nuisance. Lisez donc les deux baux : beaucoup interdisent les sols nus ou stratifiés, et le propriétaire de l'immeuble (freeholder) peut agir. À partir de cinq colocataires, il faut le plus souvent une licence (HMO) : dites-le au council. Vous pouvez aussi demander vous-même un ordre aux magistrates.",
  },
  'gb.ask-neighbour.cuts-our-plants': {
    says: "De votre côté, le voisin ne peut rien faire sans votre accord : entrer ou passer le bras est interdit (trespass). Il ne peut couper que ce qui dépasse, jusqu'à la limite. Couper ou tuer plus exprès peut être un délit (criminal damage). Écrivez calmement que cela doit cesser, avec des photos et le prix de nouvelles plantes, et proposez une médiation. Si cela continue, demandez les frais et un ordre au county court. Des dégâts répétés peuvent être du harcèlement (harassment), une affaire pour la police.",
  },
  'gb.ask-neighbour.dislikes-my-garden': {
    says: "L'aspect seul ne donne aucun droit au voisin : il n'y a pas de droit à une belle vue ni au prix d'une maison. Seul un vrai tort compte : racines, nuisibles, eau, ou plantes qui dépassent. Le council ne peut ordonner un nettoyage que si le terrain abîme beaucoup le quartier, et vous pouvez contester. Vous n'avez donc rien à faire ; un mot aimable ou une médiation peut calmer. Gardez chaque message. Des insultes sur votre origine peuvent être un délit de haine : appelez le 101.",
  },
}
