/** Letters of a landlord on the deposit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_IT: Words = {
  'jp.deposit.reality': {
    says: 'È il parere del padrone di casa. Può contestare ogni spesa e chiederne la prova.',
  },
  'jp.deposit.step-first': {
    says: 'Scriva quali spese contesta e perché. Aggiunga foto, indichi il Suo conto e fissi un ultimo giorno per il resto.',
  },
}
