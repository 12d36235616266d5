/** Questions of a person who sold a used car or thing to somebody else: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOLD_PRIVATELY_FR: Words = {
  'ie.ask.i-sold-privately': {
    says: 'Une panne apparue ensuite n’oblige pas à elle seule à rembourser. Un vendeur privé ne promet pas la qualité. L’objet doit être à vous et conforme à la description, et une voiture sûre à conduire, sauf écrit contraire signé par les deux. Gardez annonce, messages, reçu et NCT. Répondez une fois par écrit. Si des papiers du tribunal viennent, répondez à temps.',
  },
}
