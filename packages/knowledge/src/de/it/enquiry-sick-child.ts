/** Questions about work while a child is ill: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_CHILD_IT: Words = {
  'de.ask-job.sick-child': {
    says: 'No, può restare a casa se il figlio sotto i 12 anni è malato, lo dice un medico e nessun altro in casa può curarlo. Nel 2026 sono 15 giorni per figlio e genitore, 30 se è solo. La cassa paga di solito il 90 % del netto perso. Avvisi subito il capo e mandi il certificato. Non deve usare ferie. Un licenziamento per questo sarebbe illecito.',
  },
}
