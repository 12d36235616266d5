/** Questions about prices of tradesmen named on the phone: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRICE_ON_THE_PHONE_IT: Words = {
  'de.ask-buy.phone-price': {
    says: 'Un prezzo fisso detto al telefono vincola la ditta. Una semplice stima può essere superata di poco, e deve avvisarla prima. Paghi la somma detta e contesti il resto per iscritto. Ha pagato sotto pressione? La chieda indietro. Il doppio del prezzo usuale può essere nullo. Se la minacciano alla porta, chiami il 110.',
  },
  'de.ask-buy.doctor-bill': {
    says: 'Chieda una fattura con ogni voce e il suo fattore (GOZ, GOÄ). Sopra 2,3 serve un motivo scritto, sopra 3,5 il suo accordo scritto prima. La sua assicurazione o l’ordine può controllarla. Paghi la parte chiara e contesti il resto per iscritto.',
  },
  'de.ask-buy.trade-emergency': {
    says: 'Senza prezzo pattuito è dovuto solo il prezzo locale usuale. Più del doppio può essere nullo. Chieda una fattura con ore e pezzi, paghi il giusto e contesti il resto per iscritto. Se qualcuno La minaccia alla porta, chiami il 110.',
  },
}
