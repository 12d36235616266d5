/** Questions about what goes on a criminal record: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_RECORD_IT: Words = {
  'ie.ask.fixed-charge-record': {
    says: 'No. Una multa (fixed charge) pagata in tempo non è una condanna e non va nel casellario. I punti restano tre anni sulla patente; l’assicurazione può chiedere. Se non paga, un giudice può condannarla. Può apparire nel controllo Garda (vetting), ma le vecchie infrazioni lievi di solito cadono. Risponda a ciò che chiedono davvero.',
  },
}
