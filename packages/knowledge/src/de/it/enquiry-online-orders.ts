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
}
