/** Questions about a notice to sell or move in that ends in the first year of a tenancy: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SALE_IN_FIRST_YEAR_IT: Words = {
  'gb.ask-housing.sale-first-year': {
    says: 'Un avviso per vendere o per abitarci (grounds 1A e 1) non vale se la sua data cade nel primo anno. Quattro mesi da soli non bastano. Quel giorno non deve andare via. Continui a pagare, lo scriva al proprietario e lo faccia controllare da Shelter: 0808 800 4444. Solo un giudice può ordinare di uscire. Dopo l’avviso la casa non si può riaffittare per 12 mesi.',
  },
  'gb.ask-housing.sale-notice-after-year': {
    says: 'Un Form 3A con ground 1 o 1A può valere dopo il primo anno. Quel giorno però non deve andare via. Il proprietario deve provare il progetto in tribunale, e solo gli ufficiali del tribunale possono sfrattare. Faccia controllare a Shelter modulo, quattro mesi e deposito: 0808 800 4444. Paghi e chieda aiuto al comune. Dopo, la casa non si riaffitta per 12 mesi.',
  },
}
