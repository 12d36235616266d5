/** Hedges, branches, borders and shared walls: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HEDGES_AND_WALLS_FR: Words = {
  'gb.neighbour.right-hedge': {
    says: "Une haie toujours verte de plus de deux mètres peut être signalée à la commune. Essayez d'abord de vous entendre avec le voisin. Il y a des frais.",
  },
  'gb.neighbour.right-party-wall': {
    says: 'Avant des travaux sur un mur commun, ou de creuser près du vôtre, le voisin doit vous prévenir par écrit un ou deux mois avant. Vous pouvez avoir un expert (surveyor).',
  },
  'gb.neighbour.right-branches': {
    says: "Vous pouvez couper branches et racines jusqu'à votre limite. Vérifiez d'abord auprès de la commune si l'arbre est protégé.",
  },
  'gb.neighbour.know-boundary': {
    says: "La ligne du plan du Land Registry ne montre la limite qu'à peu près. Les vieux actes et un long usage comptent aussi.",
  },
  'gb.neighbour.answer-wall': {
    says: 'Demandez un avis écrit (party wall notice). Il est dû un ou deux mois avant de toucher un mur commun ou de creuser près du vôtre. Un tribunal peut arrêter des travaux sans avis.',
  },
  'gb.neighbour.answer-branches': {
    says: "Oui, vous pouvez les couper jusqu'à votre limite. Proposez de rendre ce qui est coupé, et vérifiez auprès de la commune si l'arbre est protégé.",
  },
}
