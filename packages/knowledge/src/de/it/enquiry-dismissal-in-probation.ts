/** Questions about dismissal in the trial time: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_IN_PROBATION_WORDS: Words = {
  'de.ask-job.probation': {
    says: 'Nella prova fino a sei mesi ogni parte può chiudere con due settimane di preavviso e senza motivo. Le donne incinte sono protette.',
  },
}
