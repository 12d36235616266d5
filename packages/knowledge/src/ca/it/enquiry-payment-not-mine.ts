/** The Italian words of the rows in ../enquiry-payment-not-mine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYMENT_NOT_MINE_IT: Words = {
  'ca.ask.card-payment-not-mine': {
    says: 'Faccia subito reclamo scritto alla banca. Per una carta di credito usata da altri deve quasi sempre al massimo $50. Se dice no, o ci mette 56 giorni, vada gratis a OBSI.',
  },
  'ca.ask.bank-transfer-stolen': {
    says: 'Dica oggi alla banca per iscritto che il pagamento non è Suo e chieda i soldi. Se dice no o passano 56 giorni, OBSI decide gratis.',
  },
  'ca.ask.charges-not-mine': {
    says: 'Avvisi subito la società della carta. Per un uso non autorizzato deve al massimo 50 $, salvo colpa grave. Se dice no, reclami da loro, poi gratis a OBSI.',
  },
}
