/** Questions about a job with no end date after five years: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PERMANENT_JOB_NL: Words = {
  'jp.ask.permanent-job': {
    says: 'Ja, als uw contracten bij dezelfde firma samen meer dan vijf jaar duren. Vraag het schriftelijk zolang het huidige contract loopt (無期転換). De firma kan niet weigeren: daarna begint een baan zonder einddatum. Doe het vóór de laatste dag, ook als zij niet willen verlengen, met bewijs. Vraag ook verlenging en de reden. Uitzendkrachten vragen het aan het bureau (派遣元). Voor onderzoekers en na de pensioenleeftijd kan het anders zijn.',
  },
}
