/** Questions about staying away from work: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_ABANDONED_ES: Words = {
  'fr.ask-work.abandon': {
    says: 'No espere a que le despidan. Tras una carta formal y al menos 15 días cuenta como dimisión, casi siempre sin paro. Conteste antes del día de la carta, certificada, o vuelva. Un buen motivo lo evita: enfermedad (vaya al médico), peligro, huelga, cambio del contrato. Anote el acoso. El tribunal laboral puede anularlo.',
  },
}
