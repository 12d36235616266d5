/** Letters of a landlord on the deposit and on extra costs: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_AND_EXTRA_COSTS_IT: Words = {
  'be.deposit.reality': {
    says: 'È il punto di vista del locatore. Può contestare ogni costo e chiedere prove.',
  },
  'be.deposit.step-first': {
    says: 'Scriva quali costi contesta e perché. Aggiunga foto, il Suo conto e un termine per il resto.',
  },
  'be.charges.reality': {
    says: 'È un conteggio di spese accessorie. Può essere sbagliato. Non deve pagare prima di aver visto le fatture.',
  },
  'be.charges.step-first': {
    says: 'Scriva prima della scadenza, o oggi se è passata. Chieda le fatture, confronti con l’anno scorso e il contratto, e dica quali costi contesta.',
  },
}
