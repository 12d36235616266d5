/** Questions of a person who sold a used car or thing to somebody else: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOLD_PRIVATELY_FR: Words = {
  'gb.ask-consumer.i-sold-privately': {
    says: 'Une panne apparue ensuite n’oblige pas à elle seule à rembourser. Un vendeur privé ne promet pas la qualité. L’objet doit être à vous et conforme à la description, sans mensonge. Gardez annonce, messages, reçu et MOT. Répondez une fois par écrit. N’ignorez jamais une action en justice. Si vous vendez souvent, les règles des professionnels valent.',
  },
}
