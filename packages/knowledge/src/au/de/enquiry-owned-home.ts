/** Questions of owners about council rates and strata levies: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWNED_HOME_DE: Words = {
  'au.ask.rates': {
    says: 'Bitten Sie die Gemeinde (council) vor dem Zahltag um einen Zahlungsplan und ihre Regeln für Zahlungsnot (hardship policy). Rentner bekommen meist einen Nachlass.',
  },
  'au.ask.strata-levy': {
    says: 'Es kommt darauf an. Für die Beiträge (levies) müssen die Eigentümer abstimmen. Verlangen Sie das Protokoll und die Abrechnung, und einen Zahlungsplan, wenn Sie nicht sofort zahlen können.',
    dependsOn: 'ob die Eigentümer dafür gestimmt haben',
  },
}
