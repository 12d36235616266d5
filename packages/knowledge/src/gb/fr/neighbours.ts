/** French: the words of the rows in ../neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_FR: Words = {
  'gb.neighbour.right-hedge': {
    says: "Une haie toujours verte de plus de deux mètres peut être signalée à la commune. Essayez d'abord de vous entendre avec le voisin. Il y a des frais.",
  },
  'gb.neighbour.right-party-wall': {
    says: 'Avant des travaux sur un mur commun, ou de creuser près du vôtre, le voisin doit vous prévenir par écrit un ou deux mois avant. Vous pouvez avoir un expert (surveyor).',
  },
  'gb.neighbour.right-noise': {
    says: "La commune doit examiner le bruit, la fumée ou les odeurs. Si la gêne est grave, elle doit ordonner au voisin d'arrêter.",
  },
  'gb.neighbour.right-review': {
    says: "Si vous avez signalé une mauvaise conduite et que peu a été fait, demandez un réexamen (case review). Police et commune doivent alors l'examiner ensemble.",
  },
  'gb.neighbour.right-branches': {
    says: "Vous pouvez couper branches et racines jusqu'à votre limite. Vérifiez d'abord auprès de la commune si l'arbre est protégé.",
  },
  'gb.neighbour.know-boundary': {
    says: "La ligne du plan du Land Registry ne montre la limite qu'à peu près. Les vieux actes et un long usage comptent aussi.",
  },
  'gb.neighbour.right-nuisance': {
    says: "Un tribunal peut ordonner à un voisin de cesser une gêne grave, et de vous payer. Essayez d'abord la discussion et la médiation.",
  },
  'gb.neighbour.right-camera': {
    says: 'Une caméra qui filme au-delà de chez son propriétaire doit respecter la loi sur les données. Demandez pourquoi elle vous filme, et vos images.',
  },
  'gb.neighbour.answer': {
    says: "Parlez d'abord, si c'est sans danger, et tenez un journal. Signalez-le ensuite à la commune. Elle doit l'examiner et peut ordonner au voisin d'arrêter.",
  },
  'gb.neighbour.answer-hedge': {
    says: "Parlez d'abord au voisin, et écrivez-lui. Une haie toujours verte de plus de deux mètres peut ensuite être signalée à la commune, contre des frais. Elle peut ordonner de la couper.",
  },
  'gb.neighbour.answer-wall': {
    says: 'Demandez un avis écrit (party wall notice). Il est dû un ou deux mois avant de toucher un mur commun ou de creuser près du vôtre. Un tribunal peut arrêter des travaux sans avis.',
  },
  'gb.neighbour.answer-branches': {
    says: "Oui, vous pouvez les couper jusqu'à votre limite. Proposez de rendre ce qui est coupé, et vérifiez auprès de la commune si l'arbre est protégé.",
  },
  'gb.noise.right-review': {
    says: "Signalé trois fois en six mois sans effet ? Demandez un examen du dossier (anti-social behaviour case review). Vous pouvez aussi demander vous-même à un magistrate d'ordonner l'arrêt.",
  },
}
