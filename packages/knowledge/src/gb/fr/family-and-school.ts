/** French: child maintenance, contact with children, parting, social workers, and school. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_SCHOOL_FR: Words = {
  'gb.ask-family.mediation': {
    says: "Dans la plupart des cas, il faut une réunion sur la médiation (MIAM) avant de saisir le tribunal familial. La médiation elle-même est votre choix. Pas de réunion en cas de violences ou d'urgence. Demandez au médiateur si un bon ou l'aide juridique peut payer.",
  },
}
