/** Questions about orders online: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ONLINE_ORDERS_WORDS: Words = {
  'de.ask-buy.withdraw': {
    says: 'Online, per telefono o alla porta: 14 giorni, per la merce dalla consegna. In negozio solo se è difettosa o il negozio accetta.',
    dependsOn: 'come ha comprato',
  },
  'de.ask-buy.return-cost': {
    says: 'Ciò che ha comprato online può rimandarlo entro 14 giorni dalla consegna. Paga la spedizione di ritorno solo se il negozio glielo ha detto prima. Entro 14 giorni deve ridare il prezzo e la spedizione normale pagata.',
  },
  'de.ask-buy.sale-goods': {
    says: 'Sì, può. Chi compra online ha 14 giorni dalla consegna per recedere, senza motivo, e i saldi non fanno eccezione. Una frase che lo esclude non vale. Poche cose sono escluse, come il su misura o un sigillo igienico aperto. Lo dica chiaro per iscritto, poi rispedisca entro 14 giorni. Il negozio rimborsa entro 14 giorni, anche la prima spedizione.',
  },
  'de.ask-buy.refund-after-return': {
    says: 'Non serve uno scritto, ma deve aver detto con chiarezza che recede. Rispedire la merce senza una parola non basta. Se i 14 giorni corrono ancora, lo dica ora per iscritto. Se non L’hanno informata di questo diritto, ha un anno in più. Poi il venditore deve rimborsare tutto entro 14 giorni. Può solo aspettare la merce o la prova di spedizione. Fissi un ultimo giorno.',
  },
}
