/** Questions about plumbers, locksmiths and garages: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_WORDS: Words = {
  'fr.ask-buy.garage-keeps': {
    says: 'Un’officina può trattenere l’auto per lavori ordinati e dovuti, non per quelli mai accettati. Chieda l’ordine firmato. Paghi «con riserva» per riaverla, poi contesti.',
  },
  'fr.ask-buy.plumber': {
    says: 'Prima dei lavori serve un preventivo scritto con i prezzi. Ciò che non ha accettato si può contestare. Per lavori in più a casa ha 14 giorni per recedere. Scriva alla ditta, la segnali su SignalConso, poi vada dal suo mediatore.',
  },
  'fr.ask-buy.garage-bill': {
    says: 'Paga il lavoro ordinato, al prezzo firmato. Per altro il garage deve avere prima il Suo sì. Deve anche riparare bene. Gli scriva, poi vada dal suo mediatore gratuito.',
  },
  'fr.ask-buy.works-unfinished': {
    says: 'Mandi una richiesta formale con un ultimo giorno per finire o riparare, e tenga foto. Non paghi il resto prima. Se non succede nulla, può chiudere il contratto o far fare il lavoro a spese della ditta. I difetti gravi sono coperti dieci anni.',
  },
}
