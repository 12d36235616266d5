/** The Italian words of the rows in ../enquiry-data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DATA_BREACH_IT: Words = {
  'nl.ask.data-breach': {
    says: 'Cambi le password, controlli il conto e non creda a chiamate o mail su questo. Chieda alla ditta quali dati sono stati presi. Può chiedere denaro per un danno vero, anche per la paura di abusi, ma deve mostrarlo.',
  },
  'nl.ask.data-right-copy': {
    says: 'Può chiedere gratis una copia dei Suoi dati. La ditta deve rispondere entro un mese. Se no, reclami all’Autoriteit Persoonsgegevens.',
  },
}
