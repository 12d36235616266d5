/** Questions of buyers whose seller is bankrupt or closed: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELLER_GONE_IT: Words = {
  'gb.ask-consumer.seller-bust': {
    says: 'Guardi come ha pagato. Anche solo in parte con carta di credito (credit card), per una cosa oltre £100 e fino a £30,000: la società della carta Le deve ciò che doveva il venditore, anche per i difetti (section 75). Con carta di debito o per meno: chieda subito alla banca un chargeback. La garanzia del produttore vincola lui stesso, e chi ha riparato male deve rimediare. Altrimenti scriva agli administrators quanto Le devono; spesso arriva poco.',
  },
}
