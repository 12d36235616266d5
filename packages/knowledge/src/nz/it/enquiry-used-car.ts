/** Questions about a used car from a dealer: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_IT: Words = {
  'nz.ask.as-is': {
    says: 'Sì, ha dei diritti. Un concessionario non può farLe rinunciare al Consumer Guarantees Act se compra per sé. «As is» non vale. L’auto deve essere adeguata per età e prezzo. Chieda per iscritto la riparazione gratis. Se il difetto è grave, può renderla e riavere il denaro. Il Motor Vehicle Disputes Tribunal decide fino a $100,000. Intanto paghi il prestito e avvisi chi presta.',
  },
}
