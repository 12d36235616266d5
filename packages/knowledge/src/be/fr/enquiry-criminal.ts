/** Questions about being heard by the police: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_FR: Words = {
  'be.ask.police': {
    says: 'Comme suspect, vous n’êtes pas obligé de répondre. Vous pouvez parler à un avocat avant l’audition. Si vous êtes arrêté, un avocat peut être présent. Demandez-le d’abord.',
  },
}
