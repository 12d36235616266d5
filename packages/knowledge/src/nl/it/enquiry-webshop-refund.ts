/** The Italian words of the rows in ../enquiry-webshop-refund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WEBSHOP_REFUND_IT: Words = {
  'nl.ask.refund-after-return': {
    says: 'Il negozio deve rimborsare tutto, con la spedizione normale, entro 14 giorni dal Suo recesso. Può aspettare la merce o la prova di invio. Scriva fissando un ultimo giorno. Poi chieda alla banca, alla carta o a una commissione.',
  },
  'nl.ask.voucher-not-money': {
    says: 'No. Ciò che ha rispedito entro 14 giorni va rimborsato in denaro, con lo stesso mezzo di pagamento e la spedizione normale. Il buono vale solo se lei accetta. Termine: 14 giorni dal recesso; possono attendere la merce o la prova di invio. Scriva con un ultimo giorno. Poi banca, PayPal, carta o commissione reclami. Eccezioni: su misura e igiene aperta.',
  },
}
