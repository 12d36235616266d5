/** Italian: the words of the rows in ../job-offer-withdrawn.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_OFFER_WITHDRAWN_IT: Words = {
  'gb.offer.right-notice': {
    says: 'Quando dice sì a un’offerta, può essere un contratto. Per finirlo devono dare il preavviso o pagarlo, salvo che mancasse una condizione. Un tribunal può ordinare quel pagamento.',
  },
  'gb.offer.right-no-discrimination': {
    says: 'Un’offerta non può essere ritirata per età, sesso, origine, fede, disabilità, gravidanza o orientamento sessuale. Vale già prima del primo giorno.',
  },
  'gb.offer.right-data': {
    says: 'Può chiedere gratis i dati che hanno su di lei. Una referenza data in confidenza può mancare.',
  },
}
