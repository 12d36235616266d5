/** Questions about a returned parcel that was lost or came empty: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RETURN_LOST_FR: Words = {
  'de.ask-buy.return-lost': {
    says: 'Demandez votre argent par écrit avec un délai d’environ deux semaines. En cas de rétractation, le vendeur porte le risque du retour. La preuve d’envoi suffit donc si le colis s’est perdu. S’il dit qu’il était vide, envoyez le reçu avec le poids, photos et témoin, et demandez une enquête du transporteur. Un prélèvement revient en huit semaines, ou ouvrez un litige PayPal. Puis un Mahnbescheid.',
  },
}
