/** Questions about a notice to sell or move in that ends in the first year of a tenancy: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SALE_IN_FIRST_YEAR_IT: Words = {
  'gb.ask-housing.sale-first-year': {
    says: 'Un avviso per vendere o per abitarci (grounds 1A e 1) non vale se la sua data cade nel primo anno. Quattro mesi da soli non bastano. Quel giorno non deve andare via. Continui a pagare, lo scriva al proprietario e lo faccia controllare da Shelter: 0808 800 4444. Solo un giudice può ordinare di uscire. Dopo l’avviso la casa non si può riaffittare per 12 mesi.',
  },
}
