/** The law on subscriptions, returns, courses, fees for cancelling and phone contracts, where a letter names them: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BUYING_TERMS_FR: Words = {
  'jp.buy.right-subscription': {
    says: 'Le dernier écran d’une commande doit montrer le prix, le nombre d’envois et comment arrêter. S’il vous a trompé, vous pouvez annuler.',
  },
  'jp.buy.right-return': {
    says: 'Si la boutique en ligne n’affiche aucune règle de retour, vous pouvez renvoyer l’article dans les huit jours. Le port est à votre charge.',
  },
  'jp.buy.right-courses': {
    says: 'Cours longs, esthétique et rencontres : annulation en huit jours, et fin possible à tout moment. Les frais ont un plafond légal.',
  },
  'jp.buy.right-cancel-fee': {
    says: 'Des frais d’annulation au-delà de la perte moyenne sont nuls. Demandez le calcul. L’entreprise doit s’efforcer de l’expliquer.',
  },
  'jp.buy.right-phone': {
    says: 'Un nouveau contrat de téléphone ou d’internet se résilie par écrit dans les huit jours (初期契約解除). Ensuite, les frais ont un plafond bas.',
  },
}
