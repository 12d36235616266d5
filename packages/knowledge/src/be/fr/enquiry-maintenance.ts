/** Questions about child maintenance: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_FR: Words = {
  'be.ask.maintenance': {
    says: 'Un jugement reste dû tant que le tribunal de la famille ne le change pas. Pas payé ? Le SECAL recouvre gratuitement et peut verser des avances, dès deux mois manquants sur un an. Ou un huissier prend sur le salaire, sans base protégée. Ne pas payer exprès plus de deux mois peut être un délit. Sans jugement, le tribunal de la famille fixe la somme selon les moyens des deux parents.',
  },
}
