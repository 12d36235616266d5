/** Questions of owners about council rates and strata levies: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWNED_HOME_IT: Words = {
  'au.ask.rates': {
    says: 'Chieda al comune (council) un piano a rate e le sue regole per chi è in difficoltà (hardship policy) prima della scadenza. I pensionati di solito possono avere uno sconto.',
  },
  'au.ask.strata-levy': {
    says: 'Dipende. Per le quote (levies) serve un voto dei proprietari. Chieda il verbale e i conti, e un piano a rate se non può pagare tutto insieme.',
    dependsOn: 'se i proprietari hanno votato per questo',
  },
}
