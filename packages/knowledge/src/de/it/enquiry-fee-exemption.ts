/** Questions about the broadcasting fee of people on benefits: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEE_EXEMPTION_IT: Words = {
  'de.ask-debt.tv-fee-on-benefits': {
    says: 'Chieda oggi l’esenzione su rundfunkbeitrag.de, con tutte le decisioni sul sussidio. Non arriva mai da sola, ma può valere fino a tre anni indietro. Così il debito di quei mesi cade. Scriva anche all’ufficio che riscuote: mandi copia, chieda di aspettare e piccole rate per il resto. Se rischia il pignoramento del conto, lo faccia P-Konto.',
  },
}
