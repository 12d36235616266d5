/** Questions of owners about council rates and strata levies: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWNED_HOME_FR: Words = {
  'au.ask.rates': {
    says: 'Demandez à la commune (council) un plan de paiement et ses règles d’aide (hardship policy) avant le jour du paiement. Les retraités ont presque toujours droit à une remise.',
  },
  'au.ask.strata-levy': {
    says: 'Cela dépend. Les charges (levies) demandent un vote des propriétaires. Demandez le compte rendu et le décompte, et un plan de paiement si vous ne pouvez pas payer tout de suite.',
    dependsOn: 'si les propriétaires ont voté pour',
  },
}
