/** Questions about cover that an insurer ends after a claim: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURER_CANCELS_NL: Words = {
  'de.ask-insure.cancelled-after-claim': {
    says: 'Ja, na een schade mogen beide kanten een zaak- of aansprakelijkheidsverzekering opzeggen, binnen een maand na het einde van de afhandeling. De verzekeraar moet een maand geven en premie voor daarna terugbetalen. Zoek eerst nieuwe dekking. Vraag of u zelf mag opzeggen: dat staat beter bij anderen.',
  },
}
