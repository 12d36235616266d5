/** Questions about the right to stay: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_FR: Words = {
  'be.ask.stay': {
    says: 'Agissez vite. Vous avez en général 30 jours pour le Conseil du contentieux des étrangers, 10 ou moins dans certains cas. La lettre le dit. Un avocat gratuit (pro deo) peut aider vite.',
  },
}
