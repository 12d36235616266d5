/** Questions about prices of tradesmen named on the phone: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRICE_ON_THE_PHONE_IT: Words = {
  'de.ask-buy.phone-price': {
    says: 'Un prezzo fisso detto al telefono vincola la ditta. Una semplice stima può essere superata di poco, e deve avvisarla prima. Paghi la somma detta e contesti il resto per iscritto. Ha pagato sotto pressione? La chieda indietro. Il doppio del prezzo usuale può essere nullo. Se la minacciano alla porta, chiami il 110.',
  },
}
