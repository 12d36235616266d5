/** Questions about things that never came: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DELIVERY_IT: Words = {
  'gb.ask-consumer.not-delivered': {
    says: 'Lo dica al venditore, non al corriere. Se non c’è una data concordata, deve consegnare entro 30 giorni. Gli dia un’altra data giusta. Se la manca, annulli e riprenda i soldi.',
  },
  'gb.ask-consumer.parcel-stolen': {
    says: 'Il venditore deve farlo arrivare a Lei, o a chi ha indicato. Se il corriere l’ha lasciato ed è sparito, la perdita è del venditore. Chieda al venditore uno nuovo o un rimborso.',
  },
  'gb.ask-consumer.parcel-wrong-door': {
    says: 'Il venditore deve rimborsarla o mandarne uno nuovo. Deve far arrivare i prodotti a Lei o a una persona che ha indicato. Il corriere lavora per il venditore, non per Lei. Se il venditore rifiuta e ha pagato più di £100 con carta di credito, chieda alla società della carta.',
  },
  'gb.ask-consumer.ordered-never-came': {
    says: 'Scriva al venditore. Doveva consegnare entro 30 giorni, salvo altro giorno concordato. Fissi un’ultima data giusta; se la manca, può annullare l’ordine e riavere tutto. Per più di £100 con carta di credito risponde anche la società della carta.',
  },
}
