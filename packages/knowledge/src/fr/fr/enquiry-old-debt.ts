/** Questions about a debt that may be too old: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_FR: Words = {
  'fr.ask-debt.debt-too-old': {
    dependsOn: 'le type de dette',
    says: 'Une facture à un particulier dure deux ans, le téléphone un an, le loyer trois ans, le reste souvent cinq ans. Un jugement dure dix ans.',
  },
}
