/** Questions about being heard by the police: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_FR: Words = {
  'ch.ask.police': {
    says: 'Comme prévenu, vous n’êtes pas obligé de répondre. Un avocat peut être là dès la première question. Dites-le d’abord. Pour un témoin, c’est différent : demandez votre rôle.',
  },
}
