/** The Italian words of the rows in ../enquiry-sick-pay-stopped.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_PAY_STOPPED_IT: Words = {
  'nl.ask.sick-pay-stopped': {
    says: 'Il datore di lavoro può fermare la paga di malattia solo per un motivo di legge, come il rifiuto di un lavoro adatto. Deve dirglielo subito. Non è d’accordo con il medico aziendale? Chieda ora un secondo parere all’UWV (deskundigenoordeel): un giudice di solito lo vuole prima che lei chieda la paga. Scriva che farà tutto ciò che la salute permette e resti in contatto.',
  },
}
