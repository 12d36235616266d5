/** Questions about a collection firm that claims what is not owed: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTOR_WRONG_IT: Words = {
  'ch.ask.collector-wrong': {
    says: 'Scriva una volta che non deve nulla, con la prova del pagamento, e chieda i documenti del credito. Non paghi acconti. Una ditta di incasso non ha poteri propri: non può pignorare nulla. Conta solo l’esecuzione: se arriva un precetto esecutivo, faccia opposizione entro dieci giorni. È gratis.',
  },
}
