/** Questions about penalties of councils: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_COUNCILS_FR: Words = {
  'gb.ask-parking.council-appeal-england': {
    says: 'Écrivez à la commune dans les 14 jours avec des photos : le prix réduit reste en général ouvert. Après la notice to owner, vous avez 28 jours pour la contestation formelle. Si elle refuse, vous avez 28 jours pour le tribunal gratuit. Un bon motif suffit.',
  },
  'gb.ask-parking.council-appeal-wales': {
    says: 'Écrivez à la commune dans les 14 jours avec des photos : le prix réduit reste en général ouvert. Après la notice to owner, vous avez 28 jours pour la contestation formelle. Si elle refuse, vous avez 28 jours pour le tribunal gratuit. Un bon motif suffit.',
  },
}
