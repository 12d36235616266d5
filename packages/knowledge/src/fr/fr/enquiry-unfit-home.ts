/** Questions about stopping the rent of an unfit home: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNFIT_HOME_FR: Words = {
  'fr.ask-home.unfit-home': {
    says: 'N’arrêtez pas le loyer de vous-même : il reste dû tant qu’un juge ne dit pas autre chose. L’arrêter peut vous coûter le logement. Écrivez en recommandé ce qui ne va pas. Après deux mois sans travaux, allez à la commission (CDC) ou chez le juge. Il peut ordonner des travaux, baisser le loyer ou le suspendre. Prévenez la CAF : elle peut garder son aide jusqu’aux travaux. Seul un arrêté du préfet ou du maire pour danger arrête le loyer.',
  },
}
