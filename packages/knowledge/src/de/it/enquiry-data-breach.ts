/** The Italian words of the rows in ../enquiry-data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DATA_BREACH_IT: Words = {
  'de.ask-data.breach': {
    says: 'Cambi le password e controlli il conto. Chieda alla ditta che cosa è stato preso. Perdere il controllo dei Suoi dati può già essere un danno, anche senza abuso. Deve mostrare che La riguarda.',
  },
  'de.ask-data.right-know': {
    says: 'Può chiedere gratis una copia dei Suoi dati. La ditta deve rispondere entro un mese. Se no, si rivolga gratis all’autorità per la protezione dei dati.',
  },
}
