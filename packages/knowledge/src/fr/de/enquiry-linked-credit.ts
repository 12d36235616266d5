/** Questions about a credit for a thing that is faulty or never came: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LINKED_CREDIT_DE: Words = {
  'fr.ask-debt.linked-credit': {
    says: 'Hören Sie nicht allein auf: Sie würden eingetragen und verklagt. Beim gebundenen Kredit (crédit affecté) beginnen die Raten erst mit der Lieferung. Im Streit kann der Richter den Kredit aussetzen. Hebt ein Gericht den Kauf auf, endet auch der Kredit. Schreiben Sie beiden per Einschreiben, verlangen Sie Reparatur oder Aufhebung. Klagen Sie dann gegen beide und bitten Sie um Aussetzung.',
  },
}
