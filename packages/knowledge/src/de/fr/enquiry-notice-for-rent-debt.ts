/** Questions about a notice or eviction claim for unpaid rent: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FOR_RENT_DEBT_FR: Words = {
  'de.ask-home.rent-debt-notice': {
    says: "Payez toute la dette, ou demandez aujourd'hui au Jobcenter ou au Sozialamt de la prendre en charge. Jusqu'à deux mois après la remise de la demande d'expulsion, cela annule le congé immédiat (une fois en deux ans). Un second congé ordinaire dans la lettre reste souvent : demandez au bailleur d'y renoncer. Dites au tribunal en deux semaines que vous vous défendez. Voyez un Mieterverein ou un avocat ; l'aide judiciaire existe.",
  },
}
