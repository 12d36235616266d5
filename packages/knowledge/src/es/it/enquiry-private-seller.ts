/** The Italian words of the rows in ../enquiry-private-seller.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_SELLER_IT: Words = {
  'es.ask.private-seller': {
    says: 'Una vendita tra privati vincola: il venditore deve consegnare o ridare i soldi. Usi in tempo la protezione del sito e il reclamo della carta. Poi mandi una diffida. Se era un inganno dall’inizio, faccia querela entro tre mesi.',
  },
}
