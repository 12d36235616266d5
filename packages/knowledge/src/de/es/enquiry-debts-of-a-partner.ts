/** Questions about the debts of a husband, a wife or a parent: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_A_PARTNER_ES: Words = {
  'de.ask-debt.spouse': {
    says: 'No debe las deudas de su cónyuge ni de sus padres, salvo que usted también firmara. Una excepción son las compras diarias de la familia.',
  },
}
