/** Questions about a refund: in money or as a voucher, from a site or a shop: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REFUND_IN_MONEY_IT: Words = {
  'fr.ask-buy.refund-voucher': {
    says: 'No, non deve accettare un buono. Se ha receduto entro 14 giorni da un acquisto online, devono tornare prezzo e spedizione normale. In denaro, con lo stesso mezzo, entro 14 giorni. Il venditore può attendere la merce o la prova di invio. Scriva per raccomandata: in ritardo la somma cresce per legge. Poi SignalConso o il mediatore.',
  },
  'fr.ask-buy.shop-return': {
    says: 'No, per un articolo senza difetti la legge non dà diritto a renderlo in negozio. Guardi lo scontrino e i cartelli: molti negozi riprendono o danno un buono, e devono mantenerlo. Se è difettoso, il negozio deve riparare o sostituire per due anni. Online avrebbe 14 giorni.',
  },
  'fr.ask-buy.withdraw-online': {
    says: 'Sì. Da quando riceve la merce, o firma un servizio, ha 14 giorni, senza motivo. Lo scriva chiaramente e tenga la prova. Rimandi la merce entro altri 14 giorni; la spedizione di solito è sua. Il resto torna in 14 giorni. Se non l’hanno informata, ha dodici mesi in più. Non vale per cose su misura.',
  },
}
