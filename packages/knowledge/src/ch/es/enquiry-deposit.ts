/** Questions about the deposit of a rented home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_ES: Words = {
  'ch.ask.deposit': {
    says: 'La fianza (Kaution) es como mucho tres meses de alquiler en su propia cuenta bancaria. Si el casero no empieza un caso en un año, el banco se la paga.',
    dependsOn: 'si el casero reclama algo',
  },
}
