/** Questions about a debt that may be too old: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_IT: Words = {
  'fr.ask-debt.debt-too-old': {
    says: 'Una fattura a un consumatore finisce dopo due anni, una del telefono dopo uno, l’affitto dopo tre, la maggior parte del resto dopo cinque. Una sentenza dura dieci anni.',
    dependsOn: 'che tipo di debito è',
  },
}
