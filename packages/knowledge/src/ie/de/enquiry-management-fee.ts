/** Questions about the fee of a management company: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MANAGEMENT_FEE_DE: Words = {
  'ie.ask.management-fee': {
    says: 'Es kommt darauf an. Bitten Sie um den beschlossenen Haushalt und die Abrechnungen. Schulden Sie es, bitten Sie vor einer Klage um Raten.',
    dependsOn: 'ob der Haushalt beschlossen wurde',
  },
}
