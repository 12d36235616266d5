/** Questions about contracts that run on, gyms and tradespeople: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVICES_IT: Words = {
  'ch.ask.end-service': {
    says: 'Guardi il termine nelle condizioni e disdica per raccomandata. Un puro mandato si chiude in ogni momento. Una lunga malattia o un trasloco può essere un motivo grave. Nessuna legge vieta il rinnovo tacito.',
  },
  'ch.ask.gym-ill': {
    says: 'Se non può allenarsi a lungo, può disdire prima per motivo grave. Mandi una raccomandata con certificato che dice che non può e per quanto. Per una malattia breve spesso c’è solo una pausa. Legga le condizioni. Non possono escludere un motivo grave.',
  },
  'ch.ask.trade-bill': {
    says: 'Un prezzo fisso vale, anche se il lavoro è stato più duro. Con un preventivo approssimativo paga di solito fino a circa il 10 % in più. Oltre può ridurre o recedere, se non l’ha causato Lei. Senza prezzo è dovuto solo il costo giusto. Paghi il giusto e contesti il resto per iscritto.',
  },
}
