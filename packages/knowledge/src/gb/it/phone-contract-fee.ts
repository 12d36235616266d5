/** A fee for leaving a phone or broadband contract, and the end of a complaint about it: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PHONE_CONTRACT_FEE_IT: Words = {
  'gb.phone-fee.right': {
    says: 'La penale di uscita non può superare ciò che la ditta perde davvero. Esce gratis se ha cambiato il contratto a suo danno senza il suo accordo. Il Communications Ombudsman o CISAS è gratuito, sei settimane dopo il reclamo o con una deadlock letter.',
  },
}
