/** Questions about being dismissed in probation while ill: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ILL_IN_PROBATION_IT: Words = {
  'de.ask-job.ill-in-probation': {
    says: 'Possono licenziarla: in prova bastano due settimane di preavviso, senza motivo. Essere malati non protegge. La malattia era la causa? Allora lo stipendio continua fino a sei settimane di malattia, anche dopo la fine del lavoro. Nelle prime quattro settimane paga la cassa malattia. La disdetta vuole carta e firma. È incinta? Allora è nulla: lo dica subito.',
  },
}
