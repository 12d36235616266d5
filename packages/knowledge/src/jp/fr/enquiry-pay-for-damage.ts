/** The French words of the rows in ../enquiry-pay-for-damage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_FOR_DAMAGE_FR: Words = {
  'jp.ask.pay-for-damage': {
    says: 'Pas toute la somme. Pour une erreur au travail, le tribunal n’accorde qu’une part juste, souvent un quart ou moins, et rien pour une petite faute. La firme ne peut la prendre seule sur la paie. Ne signez rien et demandez à l’inspection du travail ou à un avocat.',
  },
}
