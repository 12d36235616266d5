/** Questions about a contract that a seller had signed at home, and the credit for it: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_SALE_IT: Words = {
  'fr.ask-buy.door-sale': {
    says: 'Receda oggi con raccomandata al venditore e alla banca; non serve un motivo. Ha 14 giorni, dalla consegna se è un bene, anche con posa. Mancava il modulo o non Le hanno detto nulla? Dodici mesi in più. Nessuna penale come il 30 % è dovuta, e il credito collegato cade. Non faccia montare nulla, non firmi che i lavori sono finiti, non paghi nulla. Pressione su un anziano: segnali a SignalConso.',
  },
  'fr.ask-buy.door-sale-fitted': {
    says: 'Forse non è tardi. I 14 giorni partono dalla consegna, anche con posa, e dodici mesi in più se mancava il modulo o l’informazione. Un contratto firmato in casa senza i dati di legge può essere annullato dal giudice. Allora cade anche il credito, e la banca deve dire che cosa ha controllato. Non smetta di pagare senza il sì di un giudice. Porti l’ordine a un’associazione di consumatori o a un avvocato.',
  },
}
