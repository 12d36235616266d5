/** Questions of people whose work visa hangs on a job that ended: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_VISA_ENDED_IT: Words = {
  'us.immigration.ask-job-ended': {
    says: "Di solito ha fino a 60 giorni dalla fine del lavoro, o fino alla data sul Suo I-94 se viene prima. La Sua famiglia ha lo stesso tempo. Prima della fine una nuova ditta deve presentare domanda per Lei, oppure Lei deve chiedere un altro status. Con un visto H-1B può cominciare appena la nuova ditta ha presentato la domanda. Fino ad allora non può lavorare. Il permesso di lavoro di Suo marito o Sua moglie che dipende dal Suo visto finisce con il Suo status. Veda questa settimana un avvocato per l'immigrazione.",
  },
}
