/** Neighbours: noise, cameras, bad behaviour and nuisance. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_FR: Words = {
  'gb.neighbour.right-noise': {
    says: "La commune doit examiner le bruit, la fumée ou les odeurs. Si la gêne est grave, elle doit ordonner au voisin d'arrêter.",
  },
  'gb.neighbour.right-review': {
    says: "Si vous avez signalé une mauvaise conduite et que peu a été fait, demandez un réexamen (case review). Police et commune doivent alors l'examiner ensemble.",
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
  'gb.noise.right-review': {
    says: "Signalé trois fois en six mois sans effet ? Demandez un examen du dossier (anti-social behaviour case review). Vous pouvez aussi demander vous-même à un magistrate d'ordonner l'arrêt.",
  },
}
