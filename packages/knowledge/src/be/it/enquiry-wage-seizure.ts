/** Questions about how much of the pay a bailiff may have held back: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_SEIZURE_IT: Words = {
  'be.ask.wage-part': {
    says: 'Nel 2026 i primi 1.419 € netti al mese sono protetti. Delle fasce seguenti possono prendere il 20, 30 e 40 %, e tutto oltre 1.839 €. Ogni figlio a carico protegge 88 € in più: consegni il modulo all’ufficiale o al datore. Se è troppo, vada dal giudice dei pignoramenti. Con molti debiti il tribunale del lavoro può fissare un piano che ferma i pignoramenti.',
    dependsOn: 'quanto guadagna e chi ne vive',
  },
}
