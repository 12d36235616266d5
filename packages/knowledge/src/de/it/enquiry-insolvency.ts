/** Questions about private insolvency: how long it takes and what a person keeps: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSOLVENCY_IT: Words = {
  'de.ask-debt.insolvency': {
    says: 'La libera da quasi tutti i debiti dopo tre anni. Prima un consulente o avvocato deve tentare un accordo. Tiene la casa in affitto se continua a pagare. L’auto resta solo se serve per lavoro o salute. Resta anche la parte protetta della paga. Multe e debiti da un reato voluto non cadono.',
  },
}
