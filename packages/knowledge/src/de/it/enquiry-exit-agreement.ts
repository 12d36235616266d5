/** Questions about undoing an exit agreement: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXIT_AGREEMENT_IT: Words = {
  'de.ask-job.exit-agreement-regret': {
    says: 'Non c’è diritto di recesso da un accordo di uscita, nemmeno se firmato a casa. Può impugnarlo se l’hanno ingannata o minacciata illegalmente. È nullo anche se hanno sfruttato una debolezza, come una malattia, o non hanno dato tempo. Chieda consiglio questa settimana e avvisi l’Agentur für Arbeit.',
  },
}
