/** The Italian words of the rows in ../enquiry-not-ordered.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOT_ORDERED_IT: Words = {
  'es.ask.not-ordered': {
    says: 'Non deve nulla per ciò che non ha chiesto: il silenzio non è un sì. Scriva che non ha mai accettato e chieda i soldi. Dica alla banca che non ha autorizzato.',
  },
}
