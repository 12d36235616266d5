/** A plan to build next door: comments to the council. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PLANNING_NEXT_DOOR_FR: Words = {
  'gb.planning.wants': {
    says: "La commune vous demande votre avis sur des travaux près de chez vous. Vous n'êtes pas obligé de répondre.",
  },
  'gb.planning.right-comment': {
    says: "Vous pouvez donner votre avis avant le jour indiqué, le plus souvent sous 21 jours. La commune doit l'examiner s'il touche l'urbanisme : lumière, vue, taille, bruit, circulation.",
  },
  'gb.planning.step': {
    says: "Regardez les plans en ligne. Écrivez de courts points sur la lumière, la vue, la taille ou le bruit. Le prix des maisons et les disputes ne comptent pas. Demandez l'aide d'un élu.",
  },
}
