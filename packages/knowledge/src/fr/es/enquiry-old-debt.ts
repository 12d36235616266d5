/** Questions about a debt that may be too old: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_ES: Words = {
  'fr.ask-debt.debt-too-old': {
    says: 'Una factura a un consumidor acaba a los dos años, una de teléfono al año. El alquiler, a los tres, y casi todo lo demás, a los cinco. Una sentencia dura diez años.',
    dependsOn: 'qué tipo de deuda es',
  },
}
