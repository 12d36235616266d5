/** The law on subscriptions, returns, courses, fees for cancelling and phone contracts, where a letter names them: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BUYING_TERMS_IT: Words = {
  'jp.buy.right-subscription': {
    says: 'L’ultima schermata di un ordine online deve mostrare prezzo, numero di consegne e come smettere. Se L’ha ingannata, può annullare l’ordine.',
  },
  'jp.buy.right-return': {
    says: 'Se un negozio online non mostra regole sul reso, può rimandare la merce entro otto giorni dall’arrivo. Paga Lei la posta.',
  },
  'jp.buy.right-courses': {
    says: 'Corsi lunghi, cure di bellezza e agenzie matrimoniali si possono annullare in otto giorni, e chiudere dopo quando vuole. La spesa per chiudere ha un massimo di legge.',
  },
  'jp.buy.right-cancel-fee': {
    says: 'Una spesa di annullamento oltre la perdita media della ditta è nulla. Chieda alla ditta come l’ha calcolata. Deve cercare di spiegarlo.',
  },
  'jp.buy.right-phone': {
    says: 'Un nuovo contratto di telefono o internet si può chiudere per iscritto entro otto giorni dalle sue carte (初期契約解除). Dopo, la spesa per chiudere ha un massimo basso.',
  },
}
