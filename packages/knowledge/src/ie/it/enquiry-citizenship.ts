/** Questions on when somebody can become a citizen: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_IT: Words = {
  'ie.ask.citizen-years': {
    says: 'Di solito servono cinque anni che contano: l’anno prima della domanda senza interruzioni e quattro negli otto precedenti. In quell’ultimo anno al massimo 70 giorni via, salvo eccezioni. Con coniuge irlandese sono tre. Dall’8 dicembre 2025 anche ai rifugiati di solito ne servono cinque. Il tempo da studente di solito non conta. Controlli i giorni su irishimmigration.ie.',
  },
}
