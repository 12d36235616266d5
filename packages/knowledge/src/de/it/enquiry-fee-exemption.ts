/** Questions about the broadcasting fee of people on benefits: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEE_EXEMPTION_IT: Words = {
  'de.ask-debt.tv-fee-on-benefits': {
    says: 'Chieda oggi l’esenzione su rundfunkbeitrag.de, con tutte le decisioni sul sussidio. Non arriva mai da sola, ma può valere fino a tre anni indietro: il debito di quei mesi cade. Mandi copia a chi riscuote, chieda di aspettare e piccole rate per il resto. L’ufficiale ha fissato un giorno? Gli scriva prima e non manchi: può seguire un ordine d’arresto. Un P-Konto protegge il conto.',
  },
}
