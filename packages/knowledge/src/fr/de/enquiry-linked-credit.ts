/** Questions about a credit for a thing that is faulty or never came: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LINKED_CREDIT_DE: Words = {
  'fr.ask-debt.linked-credit': {
    says: 'Hören Sie nicht allein auf: Sie würden eingetragen und verklagt. Beim gebundenen Kredit (crédit affecté) beginnen die Raten erst mit der Lieferung. Im Streit kann der Richter den Kredit aussetzen. Wird der Kauf aufgehoben, endet auch der Kredit. Schreiben Sie Verkäufer und Geldgeber per Einschreiben, verlangen Sie Reparatur oder Aufhebung, und bitten Sie den Richter um Aussetzung.',
  },
}
