/** Questions about squatters and the 48 hours: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SQUATTERS_AFTER_TWO_DAYS_IT: Words = {
  'es.ask.squatters-after-two-days': {
    says: 'Nessuna legge parla di 48 ore. Conta se il posto è un’abitazione in uso. Dove Lei vive, o una seconda casa usata, è violazione di domicilio (allanamiento): la polizia può agire anche dopo, senza giudice. Un posto vuoto è un altro reato (usurpación). Lì la polizia agisce da sola solo sul fatto; altrimenti decide un giudice con rito veloce. Lo denunci subito, con le prove. Non cambi serrature e non tagli la luce da solo.',
  },
}
