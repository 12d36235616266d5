/** Questions about mediation before a family court: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_MEDIATION_FR: Words = {
  'gb.ask-family.mediation': {
    says: "Dans la plupart des cas, il faut une réunion sur la médiation (MIAM) avant de saisir le tribunal familial. La médiation elle-même est votre choix. Pas de réunion en cas de violences ou d'urgence. Demandez au médiateur si un bon ou l'aide juridique peut payer.",
  },
}
