/** Questions of people who are ill for longer than the employer pays: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ILL_FOR_WEEKS_IT: Words = {
  'de.ask-job.ill-after-six-weeks': {
    says: 'Dopo sei settimane paga la cassa malattia (Krankengeld): il 70 % del lordo, al massimo il 90 % del netto. Non serve una domanda speciale: la ditta comunica la paga e Lei rispedisce ciò che la cassa chiede. La chiami se non è arrivato nulla. Ogni nuovo certificato va fatto al più tardi il giorno lavorativo dopo la fine del vecchio. Dura fino a 78 settimane in tre anni per la stessa malattia, sei comprese.',
  },
}
